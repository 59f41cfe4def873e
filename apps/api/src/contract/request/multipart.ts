import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { BadRequest, Environment, Problem, storageProblem, UPLOADS } from '#platform';

const MEGABYTE = 1024 * 1024;

/** Writes the files of a multipart body to disk, within the limits of the server, and adds them to its fields. */
@Injectable()
export class MultipartReader {
  private readonly parse;

  constructor(private readonly environment: Environment) {
    const limits = {
      fileSize: environment.MAX_UPLOAD_MB * MEGABYTE,
      files: 10,
      fields: 50,
      fieldSize: MEGABYTE,
      parts: 60,
    };
    // multer would make it readable for all accounts of the machine
    mkdirSync(join(environment.DATA_DIR, UPLOADS), { recursive: true, mode: 0o700 });
    this.parse = multer({ limits, dest: join(environment.DATA_DIR, UPLOADS) }).any();
  }

  async read(request: Request, response: Response): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.parse(request, response, (error: unknown) => (error ? reject(this.problem(error)) : resolve()));
    });
    const files = Array.isArray(request.files) ? request.files : [];
    const remove = async () => Promise.all(files.map(({ path }) => rm(path, { force: true })));
    // the client disconnected before the last file was written
    if (response.closed) {
      await remove();
      throw new BadRequest('errors.badRequest');
    }
    // stored files have been moved by then
    response.once('close', () => void remove());
    // several files of one field become a list
    const byName = Map.groupBy(files, ({ fieldname }) => fieldname);
    const fields = [...byName].map(([name, list]) => [name, list.length > 1 ? list : list[0]] as const);
    request.body = { ...request.body, ...Object.fromEntries(fields) };
  }

  private problem(error: unknown): Error {
    if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') {
      return new Problem(413, 'errors.tooLarge', { megabytes: this.environment.MAX_UPLOAD_MB });
    }
    return storageProblem(error) ?? new BadRequest('errors.badRequest');
  }
}
