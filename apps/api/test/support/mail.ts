import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '#testing/eventually';
import type { TestApp } from './app.ts';

/** The first mail with some words in it that a worker sends to an address; without a mail server mails are files. */
export const mailTo = ({ folder }: TestApp, address: string, words = ''): Promise<string> =>
  eventually(() => {
    const mails = join(folder, 'mail');
    const names = existsSync(mails) ? readdirSync(mails).filter((name) => name.endsWith('.eml')) : [];
    const texts = names.map((name) =>
      readFileSync(join(mails, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=\n', ''),
    );
    const found = texts.find((text) => text.includes(`To: ${address}`) && text.includes(words));
    return found?.replaceAll('=3D', '=');
  }, `a mail to ${address}`);

export const tokenIn = (mail: string): string => /token=([\w-]{20,})/.exec(mail)![1]!;
