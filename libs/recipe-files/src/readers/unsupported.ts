import { BadArchive } from '../files/limits.ts';
import type { Format } from '../format.ts';

/** Known formats that cannot be read, with the message key of an advice. */
const UNSUPPORTED: readonly { begins: Buffer; at: number; message: string }[] = [
  { begins: Buffer.from('gW\u0004\u00011', 'latin1'), at: 0, message: 'migrations.oldCookn' },
  { begins: Buffer.from('Standard Jet DB\0', 'latin1'), at: 4, message: 'migrations.access' },
];
const messageOf = (bytes: Buffer) =>
  UNSUPPORTED.find(({ begins, at }) => bytes.subarray(at, at + begins.length).equals(begins))?.message;

export const unsupported: Format = {
  name: 'closed',
  matches: ({ bytes }) => messageOf(bytes) !== undefined,
  read({ bytes }) {
    throw new BadArchive(messageOf(bytes));
  },
};
