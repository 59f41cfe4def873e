import { Injectable } from '@nestjs/common';
import { BadRequest, defineProcessTask, GuardedFetch, runInProcess, TooCostly } from '#platform';
import type { Provenance, ReadRecipe } from '#recipe-reader';
import type { ReadRequest, task as readPage } from './read-page.worker-task.ts';

const PAGE_REQUEST = {
  accept: 'text/html,application/xhtml+xml,application/json;q=0.8',
  maxBytes: 10_000_000,
  timeoutMs: 15_000,
};
/** Content types that cannot be pages. */
const NOT_A_PAGE = /^(?:image|audio|video|font)\/|pdf$|zip$/;
/** Base address for texts without an address. */
export const PLACEHOLDER_URL = 'https://localhost.invalid/';

const readPageTask = defineProcessTask<typeof readPage>(import.meta.url, 'read-page.worker-task', {
  seconds: 20,
  lane: 'pages',
});

/** The source of a recipe in the form in which it is stored. */
export interface StoredSource {
  url: string;
  isPasted: boolean;
  /** UTF-8, compressed with gzip. */
  content: Uint8Array;
}

export interface PageRecipe {
  recipe: ReadRecipe;
  provenance: Provenance;
  /** Pasted text, if any. */
  pasted?: string;
  source: StoredSource;
}

type MaybeRecipe = Omit<PageRecipe, 'recipe'> & { recipe: ReadRecipe | null };
export const hasRecipe = (read: MaybeRecipe): read is PageRecipe => read.recipe !== null;

/** Turns a timeout of the reader into a 400 response. */
export const rethrowTooCostly = (error: unknown): never => {
  throw error instanceof TooCostly ? new BadRequest('import.tooCostly', {}, { code: 'BAD_RECIPE_DATA' }) : error;
};

/** Reads a page or text in a process of its own; throws 400 if that takes too long. */
export async function readSource(request: ReadRequest): Promise<MaybeRecipe> {
  const { stored, ...read } = await runInProcess(readPageTask, request).catch(rethrowTooCostly);
  return { ...read, source: { url: request.url, isPasted: typeof request.source === 'string', content: stored } };
}

/** Fetches pages and reads their recipes. */
@Injectable()
export class PageReader {
  constructor(private readonly web: GuardedFetch) {}

  /** Throws 400 if the page cannot be fetched or has no recipe, 408 on a timeout. */
  async read(url: string): Promise<PageRecipe> {
    const read = await this.tryToRead(url);
    if (!hasRecipe(read))
      throw new BadRequest('import.noRecipe', {}, { code: 'BAD_RECIPE_DATA', errors: { url: ['import.noRecipe'] } });
    return read;
  }

  /** Like `read`, but the recipe is null if the page has none. */
  async tryToRead(url: string): Promise<MaybeRecipe> {
    const page = await this.web.get(url, PAGE_REQUEST);
    if (page.status >= 400) {
      const params = { status: page.status };
      throw new BadRequest('import.badStatus', params, { code: 'CONNECTION_ERROR' });
    }
    if (NOT_A_PAGE.test(page.contentType)) {
      throw new BadRequest('import.notAPage', { type: page.contentType }, { code: 'BAD_RECIPE_DATA' });
    }
    return readSource({ source: page.body, url: page.url, contentType: page.contentType });
  }
}
