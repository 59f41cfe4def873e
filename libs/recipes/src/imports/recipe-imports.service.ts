import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ResponseSchema, RequestSchema } from '#contract';
import { definedOnly, pick, zip } from '#contract/objects';
import { isWebAddress } from '#contract/web-address';
import { GroupPreferences, ReportsService } from '#groups';
import { defineJob, Jobs } from '#jobs';
import { Category, Tag } from '#organizers';
import { IngredientParserService } from '#parsing';
import { type Context, isOutage } from '#persistence';
import { BadRequest, defineProcessTask, Log, type PictureSource, runInProcess, Storage, translate } from '#platform';
import type { Provenance, ReadRecipe } from '#recipe-reader';
import { newImageKey, RecipeImagesService } from '../images/recipe-images.service.ts';
import type { RecipeChanges } from '../recipes/recipe-writer.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { storeReview } from './import-review.ts';
import { type NewRecipe, RecipesService } from '../recipes/recipes.service.ts';
import { loadRecipe } from '../recipes/recipe-loader.ts';
import type { ImportReview } from './import-review.types.ts';
import { assertRenderable } from '../recipes/rich-text.ts';
import { AlreadyExists, ExistingRecipes, type WhenExisting } from './existing-recipes.ts';
import { awaitClaim, claimKey, dropClaim, settleClaim, takeClaim } from './import-claims.ts';
import { applyParsedLine, changesFromPage, languageOfTexts } from './recipe-from-page.ts';
import {
  hasRecipe,
  type PageRecipe,
  PageReader,
  PLACEHOLDER_URL,
  readSource,
  rethrowTooCostly,
  type StoredSource,
} from './page-reader.ts';
import { textToPage, type PlacedTexts } from './pasted-text.ts';
import { keepSource } from './store-source.ts';
import type { task as findUnplaced } from './unplaced-lines.worker-task.ts';

type BulkImport = RequestSchema<'BulkUrlImport'>['imports'][number];
export interface BulkImportPayload {
  reportId: string;
  imports: BulkImport[];
}
export const bulkImport = defineJob<BulkImportPayload>('recipes.bulk-import', { task: 'tasks.bulkImport' });

/** Fields of a recipe that an import replaces. */
export const REPLACED_FIELDS = [
  'language',
  'description',
  'recipeYield',
  'recipeServings',
  'totalTime',
  'prepTime',
  'cookTime',
  'performTime',
  'nutrition',
  'recipeIngredient',
  'recipeInstructions',
  'notes',
] as const;
/** Smaller pictures are thumbnails. In pixels. */
const MIN_PICTURE_SIDE = 500;
interface Options {
  includeTags?: boolean;
  includeCategories?: boolean;
  categories?: RecipeChanges['recipeCategory'];
  tags?: RecipeChanges['tags'];
  /** Choice for a recipe that the group has already; by default, another one is created. */
  existing?: WhenExisting;
  /** Id of the recipe whose content is replaced. */
  replaces?: string | undefined;
  /** Called in the transaction that saves the recipe. */
  onCreated?: (context: Context, recipe: Recipe) => Promise<void>;
}
type ReviewedLine = ResponseSchema<'ReviewedLine'>;
interface SaveOptions {
  id?: string;
  /** Image key of a picture that is already stored. */
  image?: string | null;
  /** Id of the recipe whose content is replaced, and a picture for it. */
  replaces?: string | undefined;
  picture?: PictureSource | undefined;
  /** Addresses of candidate pictures, the best first. */
  pictures: string[];
  /** BCP 47 tag; empty if unknown. */
  language: string;
  isParsed?: boolean;
  review?: Omit<ImportReview, 'lines'>;
  assets?: Recipe['assets'];
  isOcrRecipe?: boolean;
  dateAdded?: string;
  /** Stored if the group keeps sources. */
  source?: StoredSource;
  onCreated?: Options['onCreated'] | undefined;
}
const unplacedLinesTask = defineProcessTask<typeof findUnplaced>(import.meta.url, 'unplaced-lines.worker-task', {
  seconds: 20,
  lane: 'pages',
});

const unplacedLines = async (text: string, recipe: PlacedTexts): Promise<string[]> =>
  text ? runInProcess(unplacedLinesTask, { text, recipe }).catch(rethrowTooCostly) : [];

/** Collects the texts of a recipe in which `findUnplacedLines` looks for lines of the source. */
function placedTexts(changes: RecipeChanges & { name: string }, read: ReadRecipe): PlacedTexts {
  const { name, description, recipeIngredient, recipeInstructions, notes } = changes;
  const times = [read.totalTime, read.prepTime, read.cookTime, read.performTime];
  const linesOf = (lines: { title?: string | null; text?: string }[] = []) =>
    lines.map(({ title, text = '' }) => ({ title: title ?? '', text }));
  return {
    name,
    description: description ?? '',
    ingredients: (recipeIngredient ?? []).map(({ title, note }) => ({ title: title ?? '', text: note ?? '' })),
    instructions: linesOf(recipeInstructions),
    notes: linesOf(notes),
    facts: [read.recipeYield, ...times.flatMap((time) => time?.text ?? [])],
  };
}
/** Throws 422 for an id that the group does not have; an unknown name is created later, with its recipe. */
async function assertOrganizersExist(context: Context, imports: BulkImport[]): Promise<void> {
  for (const [field, entity] of [
    ['categories', Category],
    ['tags', Tag],
  ] as const) {
    const sent = imports.flatMap((one, index) =>
      (one[field] ?? []).map((reference, at) => ({ reference, path: `imports.${index}.${field}.${at}` })),
    );
    const byId = sent.flatMap(({ reference: { id, name, slug }, path }) => (id && !name && !slug ? { id, path } : []));
    await context.repository<Category | Tag>(entity).all(
      byId.map(({ id }) => id),
      (index) => byId[index]?.path ?? field,
    );
  }
}

const reviewedFields = (provenance: Provenance) =>
  Object.entries(provenance).map(([field, facts]) => ({ field, ...facts }));

@Injectable()
export class RecipeImportsService {
  constructor(
    private readonly recipes: RecipesService,
    private readonly images: RecipeImagesService,
    private readonly parser: IngredientParserService,
    private readonly reports: ReportsService,
    private readonly jobs: Jobs,
    private readonly storage: Storage,
    private readonly pages: PageReader,
    private readonly log: Log,
  ) {}

  /**
   * Returns the slug. Throws 400 if the page cannot be fetched or has no recipe, 408 on a timeout, and AlreadyExists if recipes that the
   * group has are skipped.
   */
  async fromUrl(context: Context, url: string, options: Options = {}): Promise<string> {
    const { existing = 'keep' } = options;
    if (existing === 'keep') return this.saveRead(context, await this.pages.read(url), { ...options, url });
    const recipes = await ExistingRecipes.load(context);
    const known = recipes.findByAddress([url]);
    if (known && existing === 'skip') throw new AlreadyExists(known.slug);
    const read = await this.pages.read(url);
    const { name, ingredients } = read.recipe;
    const lines = ingredients.map(({ text }) => text);
    const same = known ?? (await recipes.find(context, { urls: [read.recipe.url], name, lines }));
    if (same && existing === 'skip') throw new AlreadyExists(same.slug);
    return this.saveRead(context, read, { ...options, url, replaces: same?.id });
  }

  /**
   * Imports an address for a waiting user. A repeated request, for example after reloading the page, waits for the running import
   * instead of importing the recipe twice, in any process.
   */
  async fromUrlOnce(context: Context, url: string, options: Options): Promise<string> {
    const key = claimKey(context.userId, url, options);
    const claim = await takeClaim(context, key);
    if (!claim) return (await awaitClaim(context, key)) ?? this.fromUrlOnce(context, url, options);
    try {
      const onCreated = (tx: Context, { slug }: Recipe) => settleClaim(tx, claim, slug);
      return await this.fromUrl(context, url, { ...options, onCreated });
    } catch (error) {
      await dropClaim(context, claim);
      throw error;
    }
  }

  /** Imports pasted HTML, plain text, or schema.org JSON (as text or object). */
  async fromText(
    context: Context,
    { data, url, includeTags, includeCategories }: RequestSchema<'TextImport'>,
  ): Promise<string> {
    const address = url && isWebAddress(url) ? url : null;
    const source = typeof data === 'string' ? data : JSON.stringify(data);
    const read = await readSource({ source, url: address ?? PLACEHOLDER_URL });
    if (!hasRecipe(read)) throw new BadRequest('import.noRecipeInText', {}, { code: 'BAD_RECIPE_DATA' });
    if (read.recipe.url.startsWith(PLACEHOLDER_URL)) read.recipe.url = '';
    return this.saveRead(context, read, { includeTags, includeCategories, url: address });
  }

  /** Imports recognized text of pictures. If it contains no recipe, creates one with all lines in its review. */
  async fromPictures(
    context: Context,
    { paragraphs, language }: { paragraphs: string[]; language: string },
    given: Pick<SaveOptions, 'id' | 'image' | 'assets' | 'onCreated'>,
  ): Promise<string> {
    const kept = { ...given, isOcrRecipe: true };
    const text = paragraphs.join('\n');
    const read = await readSource({ source: textToPage(text), url: PLACEHOLDER_URL });
    const settings = { showAssets: true };
    if (!hasRecipe(read)) {
      const name = paragraphs[0]?.slice(0, 255).toWellFormed() || translate(context.locale, 'ocr.untitled');
      const review = { fields: [], unplaced: paragraphs };
      return this.saveImported(context, { name, settings }, { ...kept, pictures: [], language, review });
    }
    const recipe = { ...read.recipe, url: '' };
    const changes = { ...changesFromPage(recipe, null, { locale: language }), settings };
    const review = {
      fields: reviewedFields(read.provenance),
      unplaced: await unplacedLines(text, placedTexts(changes, recipe)),
    };
    return this.saveImported(context, changes, {
      ...kept,
      pictures: [],
      language: recipe.language || language,
      review,
      source: read.source,
    });
  }

  /** Returns the fields that the reader finds on a page, or a message if there is no recipe. */
  async preview(context: Context, url: string): Promise<Record<string, unknown> | string> {
    const { recipe, provenance } = await this.pages.tryToRead(url);
    return recipe ? { ...recipe, provenance } : translate(context.locale, 'import.noRecipe');
  }

  /** Creates the report and queues the job. */
  async startBulk(context: Context, imports: BulkImport[]): Promise<{ reportId: string; taskId: number }> {
    return context.transaction(async (tx) => {
      await assertOrganizersExist(tx, imports);
      const report = await this.reports.create(tx, 'bulk_import', translate(tx.locale, 'tasks.bulkImport'));
      const task = await this.jobs.enqueueTask(tx, bulkImport, { reportId: report.id, imports });
      return { reportId: report.id, taskId: task.id };
    });
  }

  private async saveRead(
    context: Context,
    { recipe: read, provenance, pasted = '', source }: PageRecipe,
    { url, onCreated, replaces, ...options }: Options & { url: string | null },
  ): Promise<string> {
    const changes = changesFromPage(read, url, { ...options, locale: context.locale });
    const unplaced = await unplacedLines(pasted, placedTexts(changes, read));
    const review = { fields: reviewedFields(provenance), ...(unplaced.length > 0 && { unplaced }) };
    return this.saveImported(context, changes, {
      pictures: read.images,
      language: read.language,
      review,
      replaces,
      source,
      onCreated,
    });
  }

  /** Creates a recipe from any source, or replaces one, and returns its slug. Parses the lines unless `isParsed` is set. */
  async saveImported(
    context: Context,
    changes: NewRecipe,
    { replaces, picture, ...options }: SaveOptions,
  ): Promise<string> {
    // files of this product say the language themselves
    changes.language ??= languageOfTexts(changes, options.language);
    if (!replaces) return this.createImported(context, changes, options);
    const slug = await this.replaceContent(context, replaces, changes, options);
    const candidates = picture === undefined ? options.pictures : [picture];
    await this.firstPicture(candidates, (source) => this.images.set(context, replaces, source));
    return slug;
  }

  /** Replaces what a recipe says. Its name, organizers, rating and history stay. */
  private async replaceContent(
    context: Context,
    id: string,
    changes: NewRecipe,
    { language, isParsed, review, source, onCreated, assets = [] }: SaveOptions,
  ): Promise<string> {
    const lines = isParsed ? [] : await this.parseLines(context, changes, language);
    await assertRenderable(changes);
    return context.transaction(async (tx) => {
      const current = await loadRecipe(tx, id);
      const { orgURL, recipeCategory = [], tags = [], tools = [] } = changes;
      const replaced = {
        ...definedOnly(pick(changes, REPLACED_FIELDS)),
        ...(orgURL && { orgURL }),
        recipeCategory: [...current.recipeCategory, ...(recipeCategory ?? [])],
        tags: [...current.tags, ...(tags ?? [])],
        tools: [...current.tools, ...(tools ?? [])],
      };
      await this.recipes.update(tx, id, replaced, { isImport: true });
      if (assets.length) await tx.repository(Recipe).patch(id, { assets: [...current.assets, ...assets] });
      await storeReview(tx, id, review ? { ...review, lines } : null);
      if (source) await keepSource(tx, id, source);
      const updated = await loadRecipe(tx, id);
      await onCreated?.(tx, updated);
      return updated.slug;
    });
  }

  private async createImported(
    context: Context,
    changes: NewRecipe,
    { id = randomUUID(), image, pictures, language, isParsed, review, source, onCreated, ...columns }: SaveOptions,
  ): Promise<string> {
    try {
      // stored before the row is visible, so that a recipe never refers to a missing picture
      const own = image ?? (await this.storePicture(id, pictures));
      // parsing and rendering run in other processes: inside the transaction they would keep a database connection busy
      const lines = isParsed ? [] : await this.parseLines(context, changes, language);
      await assertRenderable(changes);
      return await context.transaction(async (tx) => {
        const given = { id, image: own, ...(review && { review: { ...review, lines } }), ...columns };
        const recipe = await this.recipes.create(tx, changes, given, { isImport: true });
        if (source) await keepSource(tx, recipe.id, source);
        await onCreated?.(tx, recipe);
        return recipe.slug;
      });
    } catch (error) {
      await this.storage.remove(`recipes/${id}`);
      throw error;
    }
  }

  /** Splits the ingredient lines of the changes if the group uses amounts, and returns how certain each one is. */
  async parseLines(context: Context, changes: RecipeChanges, language: string): Promise<ReviewedLine[]> {
    const { recipeDisableAmount } = await context.repository(GroupPreferences).select().getOneOrFail();
    if (recipeDisableAmount || !changes.recipeIngredient) return [];
    const lines = changes.recipeIngredient.map((line) => line.note ?? '');
    const parsed = await this.parser.parseAll(context, lines, { language: language || undefined });
    changes.recipeIngredient = zip(changes.recipeIngredient, parsed).map(([line, reading]) =>
      applyParsedLine(line, reading),
    );
    return parsed.map(({ input, confidence, ingredient: { referenceId } }) => ({
      referenceId,
      originalText: input,
      confidence: confidence.average,
    }));
  }

  private async storePicture(recipeId: string, candidates: string[]): Promise<string | null> {
    const isStored = await this.firstPicture(candidates, (source) => this.images.write(recipeId, source));
    return isStored ? newImageKey() : null;
  }

  /** Stores the first picture that is no thumbnail, else the largest one; returns false if none can be read. */
  private async firstPicture(
    candidates: readonly PictureSource[],
    store: (source: PictureSource) => Promise<unknown>,
  ): Promise<boolean> {
    const small: { picture: PictureSource; side: number }[] = [];
    for (const source of candidates.slice(0, 3)) {
      const isStored = await this.tryPicture(source, async () => {
        const picture =
          typeof source === 'string' && isWebAddress(source) ? await this.images.download(source) : source;
        const side = candidates.length > 1 ? await this.images.longestSide(picture) : Infinity;
        if (side > 0 && side < MIN_PICTURE_SIDE) return void small.push({ picture, side });
        await store(picture);
        return true;
      });
      if (isStored) return true;
    }
    const [largest] = small.sort((a, b) => b.side - a.side);
    return (
      !!largest &&
      this.tryPicture(largest.picture, async () => {
        await store(largest.picture);
        return true;
      })
    );
  }

  private async tryPicture(source: PictureSource, work: () => Promise<boolean | void>): Promise<boolean> {
    try {
      return (await work()) === true;
    } catch (error) {
      if (isOutage(error)) throw error;
      this.log.debug('A picture could not be imported', {
        source: typeof source === 'string' ? source.slice(0, 200) : 'downloaded',
        reason: String(error),
      });
      return false;
    }
  }
}
