import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '../errors/error-code.ts';

/** True for secrets that are short or consist of few different characters (a repeated word or key). */
export function isWeakSecret(secret: string): boolean {
  return secret.length < 32 || new Set(secret).size < 10;
}

/** Only one of several simultaneous processes creates the file (flag `wx`); the others read it. */
export function readOrCreateSecret(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (isWeakSecret(secret)) throw new Error(`SECRET: the file ${path} holds a weak secret; delete it to get a new one`);
  return secret;
}
