import { Injectable } from '@nestjs/common';
import type { ResponseSchema } from '#contract';
import { firstOf, mustGet, pick } from '#contract/objects';
import { type RecipeField, recipeFields } from '#contract/recipe-fields';
import type { Context } from '#persistence';
import { NotFound } from '#platform';
import { findRecipe } from '../recipes/recipe-loader.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { RecipesService } from '../recipes/recipes.service.ts';
import { type RecipeContent, RecipeVersion } from './recipe-version.entity.ts';

const MAX_LISTED = 500;

/** Selects the fields in which each version differs from the previous one. */
const CHANGED_FIELDS_SQL = `SELECT v.number, array(SELECT e.key FROM jsonb_each(v.content) e
    WHERE v.before IS NOT NULL AND v.before->e.key IS DISTINCT FROM e.value) AS fields
  FROM (SELECT number, content, lag(content) OVER (ORDER BY number) AS before FROM recipe_versions WHERE recipe_id = $1) v`;

type Summary = ResponseSchema<'RecipeVersion'>;

/** Lists and restores versions of recipes. */
@Injectable()
export class RecipeHistoryService {
  constructor(private readonly recipes: RecipesService) {}

  async list(context: Context, slug: string): Promise<Summary[]> {
    const { id } = await findRecipe(context, slug);
    const versions = await this.select(context, id).orderBy('v.number', 'DESC').limit(MAX_LISTED).getMany();
    const rows = await context.manager.query<{ number: number; fields: RecipeField[] }[]>(CHANGED_FIELDS_SQL, [id]);
    const fields = new Map(rows.map((row) => [row.number, row.fields]));
    return versions.map((version) => summaryOf(version, mustGet(fields, version.number)));
  }

  /** Throws 404 if there is no version with this number. */
  async get(context: Context, slug: string, number: number): Promise<Summary & { content: RecipeContent }> {
    const { id } = await findRecipe(context, slug);
    const version = await this.select(context, id)
      .addSelect('v.content')
      .andWhere('v.number = :number', { number })
      .getOne();
    if (!version) throw new NotFound();
    const sql = `SELECT fields FROM (${CHANGED_FIELDS_SQL}) c WHERE number = $2`;
    const { fields } = firstOf(await context.manager.query<{ fields: RecipeField[] }[]>(sql, [id, number]));
    return { ...summaryOf(version, fields), content: version.content };
  }

  /** Restores fields of a version; throws 412 if If-Match names another version of the recipe. */
  async restore(
    context: Context,
    slug: string,
    { number, fields = recipeFields }: { number: number; fields?: RecipeField[] },
  ): Promise<Recipe> {
    const { content } = await this.get(context, slug, number);
    if (content.recipeIngredient) await unlinkMissingRecipes(context, content.recipeIngredient);
    const wanted = new Set(fields);
    const changes: Partial<RecipeContent> = pick(
      content,
      recipeFields.filter((field) => wanted.has(field)),
    );
    const { locked: _, ...settings } = changes.settings ?? {};
    return this.recipes.update(context, slug, { ...changes, ...(changes.settings && { settings }) });
  }

  private select(context: Context, recipeId: string) {
    return context
      .repository(RecipeVersion)
      .select('v')
      .leftJoin('v.editor', 'editor')
      .addSelect(['editor.id', 'editor.fullName', 'editor.username'])
      .andWhere('v.recipe_id = :recipeId', { recipeId });
  }
}

/** Turns lines whose sub-recipe was deleted into plain lines. */
async function unlinkMissingRecipes(
  context: Context,
  lines: NonNullable<RecipeContent['recipeIngredient']>,
): Promise<void> {
  const ids = lines.flatMap(({ referencedRecipe }) => referencedRecipe?.id ?? []);
  if (!ids.length) return;
  const found = await context.repository(Recipe).select('r').andWhere('r.id = ANY(:ids)', { ids }).getMany();
  const left = new Set(found.map(({ id }) => id));
  for (const line of lines)
    if (line.referencedRecipe && !left.has(line.referencedRecipe.id)) line.referencedRecipe = null;
}

const summaryOf = ({ number, savedAt, editor }: RecipeVersion, fields: RecipeField[]): Summary => ({
  number,
  savedAt,
  editor: editor && (editor.fullName || editor.username),
  fields,
});
