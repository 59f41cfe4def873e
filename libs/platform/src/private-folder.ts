import { mkdir } from 'node:fs/promises';

/** Makes a folder, and those above it, that only the account of the server can read. */
export const makePrivateFolder = (path: string) => mkdir(path, { recursive: true, mode: 0o700 });
