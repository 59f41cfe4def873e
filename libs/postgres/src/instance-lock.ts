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
 * Says by a listening socket that a folder is in use. Other than a file with a process number it is never stale: the
 * socket stops answering with the process, and a number may come back as somebody else's.
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
