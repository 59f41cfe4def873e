import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { Decrypter, Encrypter } from 'age-encryption';
import { decryptFile, encryptStream, isEncrypted, canDecrypt } from './encryption.ts';

const folder = mkdtempSync(join(tmpdir(), 'encryption-'));
const [closed, plain] = [join(folder, 'closed.age'), join(folder, 'plain')];
const { signal } = new AbortController();
const content = randomBytes(300_000);
afterAll(() => rmSync(folder, { recursive: true }));

async function* pieces() {
  for (let at = 0; at < content.length; at += 70_000) yield content.subarray(at, at + 70_000);
}

it('writes files that the age command-line tool reads', async () => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of encryptStream(pieces(), 'correct horse')) chunks.push(chunk);
  const decrypter = new Decrypter();
  decrypter.addPassphrase('correct horse');
  expect(content.equals(await decrypter.decrypt(Buffer.concat(chunks)))).toBe(true);
});

it('reads files of the age command-line tool, with the right passphrase only', async () => {
  const encrypter = new Encrypter();
  encrypter.setPassphrase('correct horse');
  encrypter.setScryptWorkFactor(10);
  writeFileSync(closed, await encrypter.encrypt(content));
  expect(await isEncrypted(closed)).toBe(true);
  expect([await canDecrypt(closed, 'correct horse'), await canDecrypt(closed, 'wrong')]).toEqual([true, false]);
  await decryptFile(closed, plain, 'correct horse', signal);
  expect(readFileSync(plain).equals(content)).toBe(true);
  expect(await isEncrypted(plain)).toBe(false);
  const damaged = readFileSync(closed);
  damaged[200_000]! ^= 1;
  writeFileSync(closed, damaged);
  await expect(decryptFile(closed, plain, 'correct horse', signal)).rejects.toThrow();
});
