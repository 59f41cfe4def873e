import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestApp } from './app.ts';

/** The first mail with some words in it that a worker sends to an address; without a mail server mails are files. */
export async function mailTo({ folder }: TestApp, address: string, words = ''): Promise<string> {
  const mails = join(folder, 'mail');
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(50)) {
    const names = existsSync(mails) ? readdirSync(mails).filter((name) => name.endsWith('.eml')) : [];
    const texts = names.map((name) =>
      readFileSync(join(mails, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=\n', ''),
    );
    const found = texts.find((text) => text.includes(`To: ${address}`) && text.includes(words));
    if (found) return found.replaceAll('=3D', '=');
  }
  throw new Error(`No mail came to ${address}`);
}

export const tokenIn = (mail: string): string => /token=([\w-]{20,})/.exec(mail)![1]!;
