import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeVideoPlace } from './video-place.ts';

const folder = mkdtempSync(join(tmpdir(), 'video-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'video');
const kind = { type: 'video/mp4', extension: 'mp4' };

function box(type: string, ...parts: (string | Buffer)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

async function cleaned(content: Buffer): Promise<Buffer> {
  writeFileSync(path, content);
  await removeVideoPlace(path, kind);
  return readFileSync(path);
}

const PLACE = '+52.52+013.405/';
const FILM = box('mdat', `film ${PLACE}`);

it('removes the place from a video and leaves the rest where it was', async () => {
  const title = box('meta', 'title');
  const parts = [
    box('udta', box('\u00a9xyz', PLACE), box('loci', PLACE), box('\u00a9nam', 'Dough'), title),
    box('meta', PLACE),
    box('trak', box('udta', box('\u00a9xyz', PLACE)), box('tkhd', 'track')),
    box('uuid', PLACE),
  ];
  const video = Buffer.concat([box('ftyp', 'isom'), box('moov', ...parts), box('uuid', PLACE.repeat(10_000)), FILM]);
  const result = await cleaned(video);
  expect(result.length).toBe(video.length);
  expect(result.toString('latin1').split(PLACE)).toHaveLength(2);
  expect(result.subarray(-FILM.length)).toEqual(FILM);
  for (const kept of ['isom', 'Dough', 'title', 'track']) expect(result.toString('latin1')).toContain(kept);
});

it('leaves files with wrong lengths as they are', async () => {
  const lying = box('moov', PLACE);
  lying.writeUInt32BE(0xffffffff, 0);
  const empty = Buffer.from([0, 0, 0, 2, ...Buffer.from('udta')]);
  const long = Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from('uuid'), Buffer.alloc(8, 0xff), FILM]);
  for (const broken of [lying, empty, long, Buffer.alloc(3)]) expect(await cleaned(broken)).toEqual(broken);
});
