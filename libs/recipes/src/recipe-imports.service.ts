import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Answer, Input } from '#contract';
import { GroupPreferences, ReportsService } from '#groups';
import { defineJob, Jobs } from '#jobs';
import { type Actor, BadRequest, GuardedFetch, Log, Storage, translate } from '#platform';
import { type Provenance, type ReadOptions, type ReadRecipe, readRecipe, readSchemaJson } from '#recipe-reader';
import { IngredientParserService } from './ingredient-parser.service.ts';
import { changesFrom, partsOf } from './read-recipe-changes.ts';
import { newImageKey, RecipeImagesService } from './recipe-images.service.ts';
import type { RecipeChanges } from './recipe-writer.ts';
import type { Recipe } from './recipe.entity.ts';
import { RecipesService } from './recipes.service.ts';
import { pageOfText } from './text-page.ts';

type BulkImport = Input<'BulkUrlImport'>['imports'][number];
export interface BulkImportPayload {
  actor: Actor;
  reportId: string;
  imports: BulkImport[];
}
export const bulkImport = defineJob<BulkImportPayload>('recipes.bulk-import', { task: 'tasks.bulkImport' });

const PAGE = {
  accept: 'text/html,application/xhtml+xml,application/json;q=0.8',
  maxBytes: 10_000_000,
  timeoutMs: 15_000,
};
/** Texts, and what servers call anything that they know nothing of, may be pages. */
const FILE = /^(?:image|audio|video|font)\/|pdf$|zip$/;
/** Where pasted texts come from, which do not say so themselves. */
const NOWHERE = 'https://localhost.invalid/';
type Options = { includeTags?: boolean; categories?: RecipeChanges['recipeCategory']; tags?: RecipeChanges['tags'] };
type ReviewedLine = Answer<'ReviewedLine'>;
interface Found {
  recipe: ReadRecipe;
  provenance: Provenance;
}
const isFound = (read: { recipe: ReadRecipe | null; provenance: Provenance }): read is Found => read.recipe !== null;
/** A page, or the schema.org JSON of one. */
function readAny(source: string | Buffer, options: ReadOptions) {
  return isJson(source.slice(0, 100).toString())
    ? readSchemaJson(source.toString().replace(BYTE_ORDER_MARK, ''), options)
    : readRecipe(source, options);
}
const BYTE_ORDER_MARK = /^\uFEFF/;
const isJson = (text: string) => /^\uFEFF?\s*[[{]/.test(text);
const MARKUP = /<[a-z!/]/i;
const isWebAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');
const reviewedFields = (provenance: Provenance) =>
  Object.entries(provenance).map(([field, facts]) => ({ field, ...facts }));

type OnCreated = (recipe: Recipe, manager: EntityManager) => Promise<void>;

@Injectable()
export class RecipeImportsService {
  private readonly running = new Map<string, Promise<string>>();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly recipes: RecipesService,
    private readonly images: RecipeImagesService,
    private readonly parser: IngredientParserService,
    private readonly reports: ReportsService,
    private readonly jobs: Jobs,
    private readonly storage: Storage,
    private readonly web: GuardedFetch,
    private readonly log: Log,
  ) {}

  /** Answers the slug. 400 where the page cannot be had or has no recipe, 408 where it takes too long. */
  async fromUrl(actor: Actor, url: string, options: Options = {}, onCreated?: OnCreated): Promise<string> {
    return this.keep(actor, await this.read(url), url, options, onCreated);
  }

  /** The same for a person who waits for it: to ask again meanwhile, as by loading the page anew, imports nothing twice. */
  async once(actor: Actor, url: string, options: Options): Promise<string> {
    const key = JSON.stringify([actor.userId, url, options]);
    const running = this.running.get(key) ?? this.fromUrl(actor, url, options).finally(() => this.running.delete(key));
    this.running.set(key, running);
    return running;
  }

  /** From a page, from the mere text of one, or from schema.org JSON as text or object. */
  async fromText(actor: Actor, { data, url, includeTags }: Input<'TextImport'>): Promise<string> {
    const address = url && isWebAddress(url) ? url : null;
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    const source = isJson(text) || MARKUP.test(text) ? text : pageOfText(text);
    const read = readAny(source, { url: address ?? NOWHERE });
    if (!isFound(read)) throw new BadRequest('import.noRecipeInText', {}, { code: 'BAD_RECIPE_DATA' });
    if (read.recipe.url.startsWith(NOWHERE)) read.recipe.url = '';
    return this.keep(actor, read, address, { includeTags });
  }

  /** What the reader sees in a page, as schema.org names; a sentence where it sees no recipe. */
  async test(actor: Actor, url: string): Promise<Record<string, unknown> | string> {
    const page = await this.fetch(url);
    const { recipe, provenance } = readAny(page.body, { url: page.url, contentType: page.contentType });
    return recipe ? { ...recipe, provenance } : translate(actor.locale, 'import.noRecipe');
  }

  /** Starts the job; the report and the task are there at once. */
  async startBulk(actor: Actor, imports: BulkImport[]): Promise<{ reportId: string; taskId: number }> {
    return this.database.transaction(async (manager) => {
      const report = await this.reports.create(
        actor.groupId,
        'bulk_import',
        translate(actor.locale, 'tasks.bulkImport'),
        manager,
      );
      const payload = { actor, reportId: report.id, imports };
      const task = await this.jobs.enqueue(bulkImport, payload, { actor, task: true, manager });
      if (!task) throw new Error('A job that people wait for has a task.');
      return { reportId: report.id, taskId: task.id };
    });
  }

  private async read(url: string): Promise<Found> {
    const page = await this.fetch(url);
    const read = readAny(page.body, { url: page.url, contentType: page.contentType });
    if (!isFound(read))
      throw new BadRequest('import.noRecipe', {}, { code: 'BAD_RECIPE_DATA', errors: { url: ['import.noRecipe'] } });
    return read;
  }

  private async fetch(url: string) {
    const page = await this.web.get(url, PAGE);
    if (page.status >= 400) {
      const params = { status: page.status };
      throw new BadRequest('import.badStatus', params, { code: 'CONNECTION_ERROR' });
    }
    if (FILE.test(page.contentType)) {
      throw new BadRequest('import.notAPage', { type: page.contentType }, { code: 'BAD_RECIPE_DATA' });
    }
    return page;
  }

  private async keep(
    actor: Actor,
    { recipe: read, provenance }: Found,
    url: string | null,
    options: Options,
    onCreated?: OnCreated,
  ): Promise<string> {
    const id = randomUUID();
    try {
      // before the row is seen: a recipe never says that it has a picture which is not there
      const image = await this.storePicture(id, read.images);
      const changes = changesFrom(read, url, { ...options, locale: actor.locale });
      return await this.database.transaction(async (manager) => {
        const lines = await this.parseLines(manager, actor, changes, read.language);
        const review = { fields: reviewedFields(provenance), lines };
        const recipe = await this.recipes.createIn(manager, actor, changes, { id, image, review });
        await onCreated?.(recipe, manager);
        return recipe.slug;
      });
    } catch (error) {
      await this.storage.remove(`recipes/${id}`);
      throw error;
    }
  }

  /** Where the group uses amounts, lines are taken apart at once; a line that is not understood stays as it is. */
  private async parseLines(
    manager: EntityManager,
    actor: Actor,
    changes: RecipeChanges,
    language: string,
  ): Promise<ReviewedLine[]> {
    const { recipeDisableAmount } = await manager.findOneByOrFail(GroupPreferences, { groupId: actor.groupId });
    if (recipeDisableAmount || !changes.recipeIngredient) return [];
    const lines = changes.recipeIngredient.map((line) => line.note ?? '');
    const parsed = await this.parser.parseAll(actor, lines, { language: language || undefined }, manager);
    changes.recipeIngredient = changes.recipeIngredient.map((line, index) => partsOf(line, parsed[index]!));
    return parsed.map(({ input, confidence, ingredient: { referenceId } }) => ({
      referenceId,
      originalText: input,
      confidence: confidence.average,
    }));
  }

  /** The first of the best pictures that can be had and read; without one, the recipe comes without. */
  private async storePicture(recipeId: string, candidates: string[]): Promise<string | null> {
    for (const url of candidates.slice(0, 3)) {
      try {
        await this.images.write(recipeId, await this.images.download(url));
        return newImageKey();
      } catch (error) {
        this.log.debug('A picture could not be imported', { url, reason: String(error) });
      }
    }
    return null;
  }
}
