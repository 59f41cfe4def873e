import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { byPassphrase, forPassphrase } from './passphrase.ts';

const BEGIN = 'age-encryption.org/v1';

type Bytes = AsyncIterable<Uint8Array>;

/** Converts to a web stream, which pulls the content and can cancel it. */
function asWeb(content: Bytes): ReadableStream<Uint8Array> {
  const pieces = content[Symbol.asyncIterator]();
  let isCancelled = false;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (isCancelled) return;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      isCancelled = true;
      await pieces.return?.();
    },
  });
}
const asBytes = (stream: unknown) => stream as ReadableStream<Uint8Array>;

/** Encrypts in the age format, chunk by chunk. */
export async function* encryptStream(content: Bytes, passphrase: string): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(forPassphrase(passphrase));
  yield* asBytes(await encrypter.encrypt(asWeb(content)));
}

/** True if the file is in the age format. */
export async function isEncrypted(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGIN.length), 0, BEGIN.length, 0);
    return buffer.subarray(0, bytesRead).toString('latin1') === BEGIN;
  } finally {
    await handle.close();
  }
}

/** True if the passphrase opens an age file; reads only its header. */
export async function canDecrypt(path: string, passphrase: string): Promise<boolean> {
  const source = createReadStream(path);
  try {
    const reader = asBytes(await decrypterOf(passphrase).decrypt(asWeb(source))).getReader();
    await reader.read();
    await reader.cancel();
    return true;
  } catch {
    return false;
  } finally {
    source.destroy();
  }
}

/** Throws if the passphrase is wrong or the file is damaged. */
export async function decryptFile(from: string, to: string, passphrase: string, signal: AbortSignal): Promise<void> {
  const plain = asBytes(await decrypterOf(passphrase).decrypt(asWeb(createReadStream(from))));
  await pipeline(plain, createWriteStream(to, { mode: 0o600 }), { signal });
}

function decrypterOf(passphrase: string): Decrypter {
  const decrypter = new Decrypter();
  decrypter.addIdentity(byPassphrase(passphrase));
  return decrypter;
}
