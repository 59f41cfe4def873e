import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { type Environment, NotFound } from '#platform';
import { BACKUP_NAME, type BackupDestination, type StoredCopy } from './destination.ts';

const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
/** Maximum of S3. Parts of 8 MB allow 80 GB; larger archives get larger parts. */
const MAX_PARTS = 10_000;

/** A bucket of Amazon S3 or a compatible service. */
export class S3Destination implements BackupDestination {
  private connected: Promise<S3Client> | undefined;

  constructor(
    private readonly environment: Environment,
    private readonly bucket: string,
  ) {}

  get title(): string {
    const { host } = new URL(this.environment.BACKUP_S3_ENDPOINT ?? 'https://s3.amazonaws.com');
    return `${host}/${this.bucket}/${this.environment.BACKUP_S3_PREFIX}`;
  }

  async list(): Promise<StoredCopy[]> {
    const { paginateListObjectsV2 } = await library();
    const { BACKUP_S3_PREFIX: Prefix } = this.environment;
    const copies: StoredCopy[] = [];
    const client = await this.client();
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: this.bucket, Prefix }))
      for (const { Key = '', Size = 0, LastModified } of Contents) {
        const name = Key.slice(Prefix.length);
        if (BACKUP_NAME.test(name)) copies.push({ name, bytes: Size, date: LastModified ?? new Date(0) });
      }
    return copies;
  }

  async put(name: string, path: string, signal: AbortSignal): Promise<void> {
    const { Upload } = await import('@aws-sdk/lib-storage');
    const { stat } = await import('node:fs/promises');
    const { size } = await stat(path);
    const upload = new Upload({
      client: await this.client(),
      params: { ...this.at(name), Body: createReadStream(path) },
      partSize: Math.max(PART_BYTES, Math.ceil(size / MAX_PARTS)),
      queueSize: PARTS_AT_ONCE,
    });
    const abort = () => void upload.abort();
    signal.addEventListener('abort', abort, { once: true });
    await upload.done().finally(() => signal.removeEventListener('abort', abort));
  }

  async fetch(name: string, path: string, signal: AbortSignal): Promise<void> {
    const { GetObjectCommand, NoSuchKey } = await library();
    const client = await this.client();
    const response = await client
      .send(new GetObjectCommand(this.at(name)), { abortSignal: signal })
      .catch((error: unknown) => {
        throw error instanceof NoSuchKey ? new NotFound() : error;
      });
    await pipeline(response.Body as Readable, createWriteStream(path, { mode: 0o600 }), { signal });
  }

  async remove(name: string): Promise<void> {
    const { DeleteObjectCommand } = await library();
    await (await this.client()).send(new DeleteObjectCommand(this.at(name)));
  }

  private at(name: string) {
    return { Bucket: this.bucket, Key: this.environment.BACKUP_S3_PREFIX + name };
  }

  private async client(): Promise<S3Client> {
    this.connected ??= this.connect();
    return this.connected;
  }

  private async connect(): Promise<S3Client> {
    const { S3Client: Client } = await library();
    const {
      BACKUP_S3_ENDPOINT: endpoint,
      BACKUP_S3_REGION: region,
      BACKUP_S3_ACCESS_KEY_ID: accessKeyId = '',
      BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey = '',
    } = this.environment;
    return new Client({
      ...(endpoint && { endpoint }),
      region,
      credentials: { accessKeyId, secretAccessKey },
      // compatible services support neither bucket host names nor the newer checksums
      forcePathStyle: Boolean(endpoint),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }
}

/** Loaded on first use only. */
const library = () => import('@aws-sdk/client-s3');
