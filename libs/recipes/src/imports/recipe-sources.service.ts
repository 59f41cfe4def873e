import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { ResponseSchema } from '#contract';
import { pick } from '#contract/objects';
import { isWebAddress } from '#contract/web-address';
import type { Context } from '#persistence';
import { BadRequest, defineProcessTask, NotFound, runInProcess } from '#platform';
import { findRecipe, loadWithoutHtml } from '../recipes/recipe-loader.ts';
import { assertMayEdit } from '../recipes/recipe-settings.ts';
import type { RecipeChanges } from '../recipes/recipe-writer.ts';
import { alignReading } from './align-reading.ts';
import { hasRecipe, PageReader, PLACEHOLDER_URL, readSource, rethrowTooCostly } from './page-reader.ts';
import { changesFromPage } from './recipe-from-page.ts';
import { REPLACED_FIELDS, RecipeImportsService } from './recipe-imports.service.ts';
import { RecipeSource } from './recipe-source.entity.ts';
import type { task as readLines } from './source-lines.worker-task.ts';
import { storeSource } from './store-source.ts';

const MAX_PAGE_BYTES = 50_000_000;
/** Marks the bytes of a stored page as UTF-8, whatever the page itself declares. */
const BYTE_ORDER_MARK = Buffer.from('\uFEFF');
const READ_FIELDS = ['name', ...REPLACED_FIELDS] as const;

const unpack = promisify(gunzip);
const linesTask = defineProcessTask<typeof readLines>(import.meta.url, 'source-lines.worker-task', {
  seconds: 20,
  lane: 'texts',
});

/** Shows the sources that recipes were imported from, and reads them again. */
@Injectable()
export class RecipeSourcesService {
  constructor(
    private readonly pages: PageReader,
    private readonly imports: RecipeImportsService,
  ) {}

  /** Throws 404 if the source was not kept. */
  async get(context: Context, slug: string): Promise<ResponseSchema<'RecipeSource'>> {
    const { id } = await findRecipe(context, slug);
    const { savedAt, isPasted, text } = await load(context, id);
    const lines = await runInProcess(linesTask, { text, isPasted }).catch(rethrowTooCostly);
    return { savedAt, lines };
  }

  /** Fetches the page of the recipe's address and keeps it. Throws 400 if there is no address or no recipe. */
  async fetch(context: Context, slug: string): Promise<ResponseSchema<'RecipeSource'>> {
    const recipe = await findRecipe(context, slug);
    assertMayEdit(context, recipe);
    if (!recipe.orgURL || !isWebAddress(recipe.orgURL)) throw new BadRequest('import.noAddress');
    const { source } = await this.pages.read(recipe.orgURL);
    await context.transaction(async (tx) => {
      const { id } = await findRecipe(tx, recipe.id);
      await storeSource(tx, id, source);
      tx.record({ type: 'review.updated', data: { id, slug: recipe.slug } });
    });
    return this.get(context, recipe.id);
  }

  /** Reads the source as an import would read it today. Throws 404 without a source, 400 if there is no recipe in it. */
  async readAgain(context: Context, slug: string): Promise<ResponseSchema<'RecipeReading'>> {
    const recipe = await loadWithoutHtml(context, slug);
    const { url, isPasted, text } = await load(context, recipe.id);
    const source = isPasted ? text : Buffer.concat([BYTE_ORDER_MARK, Buffer.from(text)]);
    const read = await readSource({ source, url });
    if (!hasRecipe(read)) throw new BadRequest('import.noRecipe', {}, { code: 'BAD_RECIPE_DATA' });
    if (read.recipe.url.startsWith(PLACEHOLDER_URL)) read.recipe.url = '';
    const changes = changesFromPage(read.recipe, recipe.orgURL, { locale: recipe.language ?? context.locale });
    await this.imports.parseLines(context, changes, read.recipe.language || (recipe.language ?? ''));
    return { version: recipe.version, content: alignReading(saidFields(changes), recipe) };
  }
}

/** Leaves out the fields that the source says nothing about. */
function saidFields(changes: RecipeChanges): RecipeChanges {
  const isSaid = (value: unknown) =>
    typeof value === 'object' && value !== null ? Object.values(value).length > 0 : !!value;
  return pick(
    changes,
    READ_FIELDS.filter((field) => isSaid(changes[field])),
  );
}

async function load(context: Context, recipeId: string) {
  const source = await context
    .repository(RecipeSource)
    .select('o')
    .addSelect('o.content')
    .andWhere('o.recipe_id = :recipeId', { recipeId })
    .getOne();
  if (!source) throw new NotFound('import.noSource');
  const { content, ...rest } = source;
  return { ...rest, text: (await unpack(content, { maxOutputLength: MAX_PAGE_BYTES })).toString() };
}
