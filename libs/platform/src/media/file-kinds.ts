import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { BadRequest } from '../errors/problem.ts';

/** An allowed file type: the extension of stored files and the type they are served with. */
export interface FileKind {
  type: string;
  extension: string;
}

const kind = (type: string, extension: string): [string, FileKind] => [type, { type, extension }];

/** Allowed types as detected from the content; none can run in or render as a page of a browser. */
const KINDS = new Map([
  kind('application/pdf', 'pdf'),
  kind('audio/mpeg', 'mp3'),
  kind('audio/ogg', 'ogg'),
  kind('audio/wav', 'wav'),
  kind('audio/flac', 'flac'),
  kind('audio/aac', 'aac'),
  kind('audio/mp4', 'm4a'),
  kind('video/mp4', 'mp4'),
  kind('video/webm', 'webm'),
  kind('video/quicktime', 'mov'),
  kind('video/ogg', 'ogv'),
  kind('application/epub+zip', 'epub'),
  kind('application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'),
  kind('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'),
  kind('application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx'),
  kind('application/vnd.oasis.opendocument.text', 'odt'),
  kind('application/vnd.oasis.opendocument.spreadsheet', 'ods'),
  kind('application/vnd.oasis.opendocument.presentation', 'odp'),
  kind('application/rtf', 'rtf'),
]);

/** Aliases of types. */
const SAME = new Map([
  ['audio/x-m4a', 'audio/mp4'],
  ['audio/vnd.wave', 'audio/wav'],
  ['audio/opus', 'audio/ogg'],
  ['audio/ogg; codecs=opus', 'audio/ogg'],
  ['audio/x-flac', 'audio/flac'],
  ['video/x-m4v', 'video/mp4'],
  ['text/rtf', 'application/rtf'],
]);

/** Plain text has no signature, so the extension decides; all of it is served as text. */
const TEXTS = new Set(['txt', 'md', 'csv', 'json', 'srt', 'vtt']);
const LOOKED_AT = 64 * 1024;

export const PICTURE = 'picture';

/**
 * Detects the kind of a file by its content.
 *
 * @param extension extension of the file's name, used for plain text only
 * @throws BadRequest for kinds that are not allowed
 */
export async function detectFileKind(path: string, extension: string): Promise<FileKind | typeof PICTURE> {
  const mime = (await fileTypeFromFile(path).catch(() => undefined))?.mime ?? '';
  const kind = KINDS.get(SAME.get(mime) ?? mime);
  if (kind) return kind;
  if (mime.startsWith('image/')) return PICTURE;
  const ending = extension.replace(/^\./, '').toLowerCase();
  if (!mime && TEXTS.has(ending) && (await isText(path)))
    return { type: 'text/plain; charset=utf-8', extension: ending };
  throw new BadRequest('assets.unsupported');
}

/** True if the first bytes are UTF-8 without control characters. */
async function isText(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(LOOKED_AT) });
    // the last character may be cut off
    const text = new TextDecoder('utf-8', { fatal: true }).decode(buffer.subarray(0, bytesRead), { stream: true });
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    return !/[\0-\x08\x0e-\x1f]/.test(text);
  } catch {
    return false;
  } finally {
    await handle.close();
  }
}
