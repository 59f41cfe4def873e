import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { ResponseSchema, RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { BadRequest, Conflict, Environment, NotFound, Problem, Storage, UPLOADS } from '#platform';

type Upload = ResponseSchema<'Upload'>;
/** What has arrived of a request, or what was put together of several. */
export interface Arrived {
  path: string;
  originalname: string;
}

const MEGABYTE = 1024 * 1024;
/** Of one person, unfinished; older ones end. */
const MOST_OPEN = 3;

/**
 * Files that arrive in parts, so that what was sent before a network or a browser failed need not be sent again. They lie on
 * disk, beside what is known of them, so that each process that shares the folder can go on; whoever has begun one is the only
 * one who can. The nightly clean-up of uploads removes those of which nothing has come for a day.
 */
@Injectable()
export class UploadsService {
  constructor(
    private readonly storage: Storage,
    private readonly environment: Environment,
  ) {}

  /** Throws 413 where the file is larger than the server takes. */
  async begin(context: Context, { fileName, size }: RequestSchema<'NewUpload'>): Promise<Upload> {
    const megabytes = this.environment.MAX_UPLOAD_MB;
    if (size > megabytes * MEGABYTE) throw new Problem(413, 'errors.tooLarge', { megabytes });
    const upload = { id: randomUUID(), fileName, size, offset: 0 };
    await this.locked(context, '', async () => {
      await this.endOldest(context);
      const file = await this.store(context, upload);
      await (await open(file, 'w')).close();
    });
    return upload;
  }

  async get(context: Context, id: string): Promise<Upload> {
    const known = await this.storage.read(`${folderOf(context, id)}/upload.json`);
    if (!known) throw new NotFound();
    return JSON.parse(known.toString()) as Upload;
  }

  /** Throws 409 where it goes on elsewhere, and 413 for more than was announced. */
  async append(context: Context, id: string, { offset, part }: RequestSchema<'UploadPart'>): Promise<Upload> {
    return this.locked(context, id, async () => {
      const upload = await this.get(context, id);
      if (upload.offset !== offset) throw new Conflict('uploads.elsewhere', { offset: upload.offset });
      if (offset + part.size > upload.size) throw new Problem(413, 'uploads.tooMuch');
      // what a process that was killed has written after this place is written over
      const file = this.storage.path(`${folderOf(context, id)}/file`);
      await pipeline(createReadStream(part.path), createWriteStream(file, { flags: 'r+', start: offset, flush: true }));
      const next = { ...upload, offset: offset + part.size };
      await this.store(context, next);
      return next;
    });
  }

  async cancel(context: Context, id: string): Promise<void> {
    await this.get(context, id);
    await this.storage.remove(folderOf(context, id));
  }

  /**
   * The file of a request: the one that came with it, or the one that arrived before, which is used up where `use` succeeds.
   * Throws 400 where there is none, or not all of it.
   */
  async use<T>(
    context: Context,
    { archive, upload: id }: { archive?: Arrived | undefined; upload?: string | undefined },
    use: (file: Arrived) => Promise<T>,
  ): Promise<T> {
    if (!id) {
      if (!archive) throw new BadRequest('uploads.missing', {}, { errors: { archive: ['uploads.missing'] } });
      return use(archive);
    }
    return this.locked(context, id, async () => {
      const { fileName, offset, size } = await this.get(context, id);
      if (offset < size) throw new BadRequest('uploads.incomplete', {}, { errors: { upload: ['uploads.incomplete'] } });
      const result = await use({ path: this.storage.path(`${folderOf(context, id)}/file`), originalname: fileName });
      await this.storage.remove(folderOf(context, id));
      return result;
    });
  }

  private async store(context: Context, upload: Upload): Promise<string> {
    const folder = folderOf(context, upload.id);
    await this.storage.write(`${folder}/upload.json`, JSON.stringify(upload));
    return this.storage.path(`${folder}/file`);
  }

  private async endOldest({ userId }: Context): Promise<void> {
    const own = (await this.storage.list(UPLOADS)).filter((name) => name.startsWith(prefixOf(userId)));
    const known = await Promise.all(
      own.map(async (name) => ({ name, info: await this.storage.info(`${UPLOADS}/${name}/upload.json`) })),
    );
    const newest = known.toSorted((a, b) => (b.info?.modified.getTime() ?? 0) - (a.info?.modified.getTime() ?? 0));
    for (const { name } of newest.slice(MOST_OPEN - 1))
      await rm(this.storage.path(`${UPLOADS}/${name}`), { recursive: true, force: true });
  }

  /** One request at a time, whichever process has it. */
  private async locked<T>(context: Context, id: string, work: () => Promise<T>): Promise<T> {
    return context.transaction(async ({ manager, userId }) => {
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`upload:${userId}:${id}`]);
      return work();
    });
  }
}

const prefixOf = (userId: string) => `resumable-${userId}-`;
const folderOf = ({ userId }: Context, id: string) => `${UPLOADS}/${prefixOf(userId)}${id}`;
