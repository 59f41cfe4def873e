import { existsSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';

async function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => resolve(true)).on('error', () => resolve(false));
    socket.unref();
    socket.on('close', () => socket.destroy());
  });
}

/**
 * Marks a folder as in use by listening on a socket. Unlike a file with a process number, this mark cannot outlive the
 * process, and it cannot be confused with another process that got the same number later.
 */
export async function lockInstance(path: string, folder: string): Promise<Server> {
  if (process.platform !== 'win32' && existsSync(path)) {
    if (await answers(path)) throw new Error(`Another process already uses the data folder ${folder}.`);
    rmSync(path, { force: true });
  }
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Error(`Another process already uses the data folder ${folder}.`)));
    server.listen(path, resolve);
  });
  return server.unref();
}
