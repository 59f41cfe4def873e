import { type FileHandle, open } from 'node:fs/promises';
import type { FileKind } from './file-kinds.ts';

/** Containers of ISO 14496-12, which cameras write. */
const MP4 = new Set(['mp4', 'mov', 'm4a']);
/** Boxes whose children are looked at. */
const CONTAINERS = new Set(['moov', 'trak', 'udta']);
/** Boxes with the place or with data of the camera: 3GPP, Apple, XMP, GoPro. */
const PRIVATE = new Set(['\u00a9xyz', 'loci', 'uuid', 'GPMF', 'XMP_']);
/** Apple's cameras write the place into this box; in `udta` it has titles of music. */
const KEYED = 'meta';
const MAX_BOXES = 10_000;
const CHUNK = 64 * 1024;

interface Box {
  type: string;
  start: number;
  content: number;
  end: number;
}

/** Overwrites the place that a camera wrote into a video with zeros. Offsets stay the same, so that the video still plays. */
export async function removeVideoPlace(path: string, kind: FileKind): Promise<void> {
  if (!MP4.has(kind.extension)) return;
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    let boxes = 0;
    const clean = async (start: number, end: number, parent: string): Promise<void> => {
      for (let at = start; at < end && boxes++ < MAX_BOXES;) {
        const box = await boxAt(file, at, end);
        if (!box) return;
        if (PRIVATE.has(box.type) || (box.type === KEYED && parent !== 'udta')) await blank(file, box);
        else if (CONTAINERS.has(box.type)) await clean(box.content, box.end, box.type);
        at = box.end;
      }
    };
    await clean(0, size, '');
  } finally {
    await file.close();
  }
}

async function boxAt(file: FileHandle, start: number, limit: number): Promise<Box | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, start);
  if (bytesRead < 8) return undefined;
  const short = buffer.readUInt32BE(0);
  const isLong = short === 1 && bytesRead === 16;
  const length = isLong ? Number(buffer.readBigUInt64BE(8)) : short === 0 ? limit - start : short;
  const content = start + (isLong ? 16 : 8);
  const end = start + length;
  return end < content || end > limit ? undefined : { type: buffer.toString('latin1', 4, 8), start, content, end };
}

/** Makes a box free space. */
async function blank(file: FileHandle, { start, content, end }: Box): Promise<void> {
  await file.write('free', start + 4, 'latin1');
  for (let at = content; at < end; at += CHUNK)
    await file.write(Buffer.alloc(Math.min(CHUNK, end - at)), 0, Math.min(CHUNK, end - at), at);
}
