import { Injectable } from '@nestjs/common';
import { ReportsService } from '#groups';
import { Handles, type JobContext } from '#jobs';
import { type Actor, Log, Problem, translate } from '#platform';
import { bulkImport, type BulkImportPayload, RecipeImportsService } from '#recipes';

const AT_A_TIME = 3;

/** Imports many pages; a page that fails is an entry of the report and harms no other. */
@Injectable()
export class BulkImportHandler {
  constructor(
    private readonly imports: RecipeImportsService,
    private readonly reports: ReportsService,
    private readonly log: Log,
  ) {}

  /** Run again after a crash, it goes on with the pages that have no entry yet. */
  @Handles(bulkImport)
  async run(payload: BulkImportPayload, context: JobContext): Promise<void> {
    const done = await this.reports.reportedItems(payload.reportId);
    const waiting = payload.imports.map((_, item) => item).filter((item) => !done.has(item));
    let finished = done.size;
    const work = async () => {
      for (let item = waiting.shift(); item !== undefined && !context.signal.aborted; item = waiting.shift()) {
        await context.log(await this.importOne(payload, item));
        await context.progress(++finished / payload.imports.length);
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    context.signal.throwIfAborted();
    await this.reports.finish(payload.reportId);
  }

  private async importOne({ actor, reportId, imports }: BulkImportPayload, item: number): Promise<string> {
    const { url, categories, tags } = imports[item]!;
    const message = `${url}: ${translate(actor.locale, 'recipes.imported')}`;
    try {
      const options = { categories: categories ?? [], tags: tags ?? [] };
      // in the transaction that makes the recipe: never a recipe without its entry, so none is imported twice
      await this.imports.fromUrl(actor, url, options, ({ slug }, manager) =>
        this.reports.addEntry(reportId, { item, success: true, message: url, slug }, manager),
      );
      return message;
    } catch (error) {
      const exception = this.explain(actor, error);
      await this.reports.addEntry(reportId, { item, success: false, message: url, exception });
      return `${url}: ${exception}`;
    }
  }

  private explain({ locale }: Actor, error: unknown): string {
    if (error instanceof Problem) return translate(locale, error.key, error.params);
    this.log.error('An import failed', error);
    return translate(locale, 'errors.internal');
  }
}
