import { Injectable } from '@nestjs/common';
import { ReportsService } from '#groups';
import { AfterFailure, Handles, type JobContext } from '#jobs';
import { type Context, isOutage } from '#persistence';
import { Log, Problem, translate } from '#platform';
import { AlreadyExists, bulkImport, type BulkImportPayload, canonicalAddress, RecipeImportsService } from '#recipes';

const AT_A_TIME = 3;

/** Imports many pages. A page that fails is noted in the report; the others are still imported. */
@Injectable()
export class BulkImportHandler {
  constructor(
    private readonly imports: RecipeImportsService,
    private readonly reports: ReportsService,
    private readonly log: Log,
  ) {}

  /** Resumes after a crash with the pages that have no entry in the report, and in a retry with those that failed. */
  @Handles(bulkImport)
  async run(payload: BulkImportPayload, job: JobContext): Promise<void> {
    const { context, signal } = job;
    await this.reports.resume(context, payload.reportId);
    const done = await this.reports.reportedItems(context, payload.reportId);
    const waiting = [...payload.imports.entries()].filter(([item]) => !done.has(item));
    let finished = done.size;
    const byAddress = new Map<string, Promise<unknown>>();
    const work = async () => {
      for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
        const address = canonicalAddress(next[1].url) ?? next[1].url;
        // the same page, pasted with and without tracking parameters, is imported once
        const imported = (byAddress.get(address) ?? Promise.resolve()).then(() =>
          this.importOne(context, payload.reportId, ...next),
        );
        byAddress.set(
          address,
          imported.catch(() => undefined),
        );
        await job.log(await imported);
        await job.progress(++finished / payload.imports.length);
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    signal.throwIfAborted();
    await this.reports.finish(context, payload.reportId);
  }

  /** Adds the reason to the report for all pages without an entry. */
  @AfterFailure(bulkImport)
  async fail(payload: BulkImportPayload, context: Context, reason: string): Promise<void> {
    const { reportId, imports } = payload;
    const done = await this.reports.reportedItems(context, reportId);
    for (const [item, { url }] of imports.entries()) {
      const entry = { item, success: false, message: url, exception: reason };
      if (!done.has(item)) await this.reports.addEntry(context, reportId, entry);
    }
    await this.reports.finish(context, reportId);
  }

  private async importOne(
    context: Context,
    reportId: string,
    item: number,
    { url, categories, tags, ...options }: BulkImportPayload['imports'][number],
  ): Promise<string> {
    try {
      // in the transaction of the recipe, so that no recipe is imported twice
      await this.imports.fromUrl(context, url, {
        ...options,
        categories: categories ?? [],
        tags: tags ?? [],
        onCreated: (tx, { slug }) => this.reports.addDone(tx, reportId, { item, message: url, slug }),
      });
      return `${url}: ${translate(context.locale, 'recipes.imported')}`;
    } catch (error) {
      if (isOutage(error)) throw error;
      if (error instanceof AlreadyExists) {
        const exception = translate(context.locale, 'migrations.known');
        await this.reports.addEntry(context, reportId, {
          item,
          success: true,
          message: url,
          slug: error.slug,
          exception,
        });
        return `${url}: ${exception}`;
      }
      const exception = this.explain(context, error);
      await this.reports.addEntry(context, reportId, { item, success: false, message: url, exception });
      return `${url}: ${exception}`;
    }
  }

  private explain({ locale }: Context, error: unknown): string {
    if (error instanceof Problem) return translate(locale, error.key, error.params);
    this.log.error('An import failed', error);
    return translate(locale, 'errors.internal');
  }
}
