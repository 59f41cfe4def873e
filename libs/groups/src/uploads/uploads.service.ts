import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { ResponseSchema, RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { BadRequest, Conflict, Environment, NotFound, Problem, Storage, UPLOADS } from '#platform';

type Upload = ResponseSchema<'Upload'>;
/** An uploaded file: from this request or from a chunked upload. */
export interface UploadedContent {
  path: string;
  originalname: string;
}

const MEGABYTE = 1024 * 1024;
/** Maximum of unfinished uploads per user; the oldest are deleted. */
const MAX_OPEN = 3;

/**
 * Chunked uploads, which their creator can resume after a failure. Chunks and state are on disk, so that every process on the folder can
 * continue an upload. The nightly cleanup deletes uploads without new chunks for a day.
 */
@Injectable()
export class UploadsService {
  constructor(
    private readonly storage: Storage,
    private readonly environment: Environment,
  ) {}

  /** Throws 413 if the file exceeds the limit. */
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
    const state = await this.storage.read(`${folderOf(context, id)}/upload.json`);
    if (!state) throw new NotFound();
    return JSON.parse(state.toString());
  }

  /** Throws 409 for a wrong offset and 413 for more bytes than announced. */
  async append(context: Context, id: string, { offset, part }: RequestSchema<'UploadPart'>): Promise<Upload> {
    return this.locked(context, id, async () => {
      const upload = await this.get(context, id);
      if (upload.offset !== offset) throw new Conflict('uploads.elsewhere', { offset: upload.offset });
      if (offset + part.size > upload.size) throw new Problem(413, 'uploads.tooMuch');
      // overwrites what a killed process has written after this offset
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
   * Passes the uploaded file of a request to `use`: the attached one, or a finished chunked upload, which is deleted on success. Throws
   * 400 if there is none or it is incomplete.
   */
  async use<T>(
    context: Context,
    { archive, upload: id }: { archive?: UploadedContent | undefined; upload?: string | undefined },
    use: (file: UploadedContent) => Promise<T>,
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
    const uploads = await Promise.all(
      own.map(async (name) => ({ name, info: await this.storage.info(`${UPLOADS}/${name}/upload.json`) })),
    );
    const newest = uploads.toSorted((a, b) => (b.info?.modified.getTime() ?? 0) - (a.info?.modified.getTime() ?? 0));
    for (const { name } of newest.slice(MAX_OPEN - 1))
      await rm(this.storage.path(`${UPLOADS}/${name}`), { recursive: true, force: true });
  }

  /** Serializes requests for an upload across processes. */
  private async locked<T>(context: Context, id: string, work: () => Promise<T>): Promise<T> {
    return context.transaction(async ({ manager, userId }) => {
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`upload:${userId}:${id}`]);
      return work();
    });
  }
}

const prefixOf = (userId: string) => `resumable-${userId}-`;
const folderOf = ({ userId }: Context, id: string) => `${UPLOADS}/${prefixOf(userId)}${id}`;
