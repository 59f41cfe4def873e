/**
 * Measures a large upload over a bad network: `npm run measure-uploads -- --megabytes 2048 --recipes 512 --cuts 9`.
 * Cuts it within parts, before responses and by kill -9. Needs four times the space in TMPDIR; fails if a byte or a
 * recipe is missing.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { createReadStream, createWriteStream, readdirSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import type { TureenClient } from '#client';
import { EmbeddedServer } from '#testing';
import { setUp, signIn } from './support/account.ts';
import { measured } from './support/measured.ts';
import { newDataFolder, Product } from './support/product.ts';

const PART = 8 * 1024 * 1024;
const CUTS = ['in the middle', 'before the answer', 'kill -9'] as const;
const BOUNDARY = 'between-parts';
const { values } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '2048' },
    recipes: { type: 'string', default: '512' },
    cuts: { type: 'string', default: '9' },
  },
});
const count = Number(values.recipes);
const cuts = Number(values.cuts);
const bytesOfOne = Math.floor((Number(values.megabytes) * 1024 * 1024) / count);
if (!(count > 0) || !(bytesOfOne > 0) || !(cuts >= 0)) throw new Error('Say how many megabytes, recipes and cuts.');

const folder = newDataFolder();
const file = join(folder, 'recipes.zip');

/** Each picture is a photo of a million points with bytes behind its end, which no two have in common. */
async function makeZip(): Promise<void> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 70 })
    .toBuffer();
  const zip = new ZipFile();
  // each is made when its turn has come
  const add = (name: string, compress: boolean, content: () => Buffer | string) =>
    zip.addReadStreamLazy(name, { compress }, (use) => use(null, Readable.from([content()])));
  for (let number = 0; number < count; number++) {
    const name = `Soup ${number}`;
    const recipeIngredient = ['2 leeks', '1 l water', `${number + 1} g salt`];
    const recipe = { '@type': 'Recipe', name, recipeIngredient, recipeInstructions: ['Cut them.', 'Boil all of it.'] };
    add(`${name}/recipe.json`, true, () => JSON.stringify(recipe));
    add(`${name}/full.jpg`, false, () => Buffer.concat([photo, randomBytes(Math.max(16, bytesOfOne - photo.length))]));
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function partAt(offset: number): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(PART), 0, PART, offset);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

interface Sent {
  url: string;
  token: string;
  offset: number;
  part: Buffer;
  /** Ends the connection; all of the part goes out where it is 'before the answer'. */
  cut?: (typeof CUTS)[number] | undefined;
  onCut?: () => Promise<void>;
}

/** Answers the status, or 0 where no answer came. */
async function send({ url, token, offset, part, cut, onCut }: Sent): Promise<number> {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="offset"\r\n\r\n${offset}\r\n--${BOUNDARY}\r\nContent-Disposition: form-data; name="part"; filename="part"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), part, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': body.length,
  };
  return new Promise((resolve) => {
    const going = request(url, { method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    going.on('error', () => resolve(0));
    if (!cut) return void going.end(body);
    const end = () => {
      if (onCut) void onCut().then(() => going.destroy());
      else going.destroy();
    };
    if (cut === 'before the answer') going.end(body, end);
    else going.write(body.subarray(0, randomInt(head.length, body.length)), end);
  });
}

class Server {
  api: Product;
  worker: Product;
  client: TureenClient;
  private token = '';

  constructor(private readonly variables: Record<string, string>) {}

  async start(): Promise<void> {
    this.worker = await Product.start(folder, { ...this.variables, PROCESS: 'worker' });
    await this.startApi();
    await setUp(this.api.url);
    this.client = await signIn(this.api.url);
    const { data } = await this.client.POST('/users/api-tokens', { body: { name: 'upload' } });
    this.token = data.token;
  }

  /** Answers the id of what has arrived, and how often a part had to go again. */
  async upload(): Promise<{ id: string; again: number }> {
    const { size } = statSync(file);
    const { data: begun } = await this.client.POST('/groups/uploads', { body: { fileName: 'recipes.zip', size } });
    const { id } = begun;
    const parts = Math.ceil(size / PART);
    const cutAt = new Map(
      Array.from({ length: cuts }, (_, cut) => [Math.floor(((cut + 0.5) / cuts) * parts), CUTS[cut % CUTS.length]]),
    );
    let again = 0;
    for (let offset = 0; offset < size;) {
      const number = Math.floor(offset / PART);
      const cut = cutAt.get(number);
      cutAt.delete(number);
      const status = await this.part(id, offset, cut);
      if (status === 200) {
        offset = Math.min(size, offset + PART);
        continue;
      }
      if (status && status !== 409) throw new Error(`Part ${number}: ${status}`);
      again++;
      const { data: known } = await this.client.GET('/groups/uploads/{id}', { params: { path: { id } } });
      console.log(
        `part ${number} of ${parts}, cut ${cut ?? 'by nobody'}: it goes on at ${known.offset - offset} bytes`,
      );
      offset = known.offset;
    }
    return { id, again };
  }

  async bringIn(upload: string): Promise<void> {
    const form = new FormData();
    form.set('upload', upload);
    form.set('preview', 'true');
    const { data: report } = await this.client.POST('/groups/migrations', {
      body: { upload },
      bodySerializer: () => form,
    });
    const { id } = report;
    await measured('read', this.processes, () => this.reaches(id, 'ready'));
    if ((await hashOf(join(folder, 'migrations', id, 'upload'))) !== (await hashOf(file)))
      throw new Error('What has arrived differs from what was sent.');
    await this.client.POST('/groups/migrations/{id}/start', { params: { path: { id } } });
    await measured('brought in', this.processes, () => this.reaches(id, 'finished'));
    const { data: recipes } = await this.client.GET('/recipes', { params: { query: { perPage: -1 } } });
    const pictured = recipes.items.filter(({ image }) => image).length;
    console.log(`${recipes.items.length} recipes, ${pictured} with a picture`);
    if (recipes.items.length !== count || pictured !== count) throw new Error('Recipes or pictures are missing.');
    // a part that was on its way to a server that was killed stays until the daily clean-up
    const left = readdirSync(join(folder, 'uploads')).filter((name) => !/^[\da-f]{32}$/.test(name));
    if (left.length) throw new Error(`Left behind: ${left.join(', ')}`);
  }

  readonly processes = { 'the API': () => this.api, 'the worker': () => this.worker };

  private async startApi(): Promise<void> {
    this.api = await Product.start(folder, { ...this.variables, PROCESS: 'api' });
  }

  private async part(id: string, offset: number, cut: (typeof CUTS)[number] | undefined): Promise<number> {
    const url = `${this.api.url}/api/groups/uploads/${id}/parts`;
    const going = { url, token: this.token, offset, part: await partAt(offset), cut };
    if (cut !== 'kill -9') return send(going);
    const status = await send({ ...going, onCut: () => this.api.kill() });
    await this.startApi();
    this.client = await signIn(this.api.url);
    return status;
  }

  private async reaches(id: string, state: string): Promise<void> {
    for (;;) {
      // a machine that is busy with it may not answer in time
      const answer = await this.client
        .GET('/groups/migrations/{id}', { params: { path: { id } } })
        .catch(() => undefined);
      if (answer?.data?.state === state) return;
      if (answer?.data?.state === 'failed') throw new Error('The migration has failed.');
      await sleep(500);
    }
  }
}

const database = await EmbeddedServer.start({ dataDir: join(folder, 'postgres') });
try {
  await makeZip();
  console.log(`a zip of ${statSync(file).size} bytes, ${count} recipes`);
  const server = new Server({ DATABASE_URL: database.url, MAX_UPLOAD_MB: String(Number(values.megabytes) + 1024) });
  await server.start();
  const { id, again } = await measured('sent', server.processes, async () => server.upload());
  console.log(`${again} parts had to go again`);
  await server.bringIn(id);
  await server.api.stop();
  await server.worker.stop();
} finally {
  await Product.killRemaining();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
