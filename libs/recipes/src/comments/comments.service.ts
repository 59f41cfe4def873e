import { Injectable } from '@nestjs/common';
import type { ListQuery } from '#contract';
import { zip } from '#contract/objects';
import { Jobs } from '#jobs';
import { completeCurrentOnConflict, type Context, type Page, missingRow } from '#persistence';
import { Clock, Conflict, Forbidden } from '#platform';
import { withAuthors } from '../load-authors.ts';
import { restoreSoftDeleted } from '../soft-delete.ts';
import { findRecipe, lockRecipe } from '../recipes/recipe-loader.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { mayLinkPictures, showPictures } from '../recipes/foreign-media.ts';
import { assertTextsRenderable, renderMarkdown } from '../recipes/rich-text.ts';
import { requestTextPictures } from '../recipes/text-pictures-job.ts';
import { RecipeComment } from './recipe-comment.entity.ts';

interface NewComment {
  text: string;
  /** Id that the client generated, for retries. */
  id?: string;
}

/** Comments of members on recipes. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  async list(context: Context, query: ListQuery): Promise<Page<RecipeComment>> {
    const page = await context.repository(RecipeComment).page(query, { search: ['row.text'] });
    return { ...page, items: await completeAll(context, page.items) };
  }

  /** Lists the oldest first. Empty if comments are disabled for the recipe. */
  async listByRecipe(context: Context, slug: string): Promise<RecipeComment[]> {
    return this.listOf(context, await findRecipe(context, slug));
  }

  async listOf(context: Context, { id, settings }: Recipe): Promise<RecipeComment[]> {
    if (settings.disableComments) return [];
    const comments = context.repository(RecipeComment).select().andWhere('row.recipe_id = :id', { id });
    return completeAll(context, await comments.orderBy('row.created_at').addOrderBy('row.id').getMany());
  }

  async get(context: Context, id: string): Promise<RecipeComment> {
    return completeComment(context, await context.repository(RecipeComment).get(id));
  }

  /**
   * Throws 403 if comments are disabled; locked recipes may be commented. If the caller already sent this id, returns the existing
   * comment and restores it if it was deleted.
   */
  async create(context: Context, slug: string, { text, id }: NewComment): Promise<RecipeComment> {
    await assertTextsRenderable(new Map([['text', text]]));
    return context.transaction(async (tx) => {
      const recipe = await lockRecipe(tx, slug);
      assertTakesComments(recipe);
      const known = id ? await findIncludingDeleted(tx, id) : null;
      if (known) {
        if (known.userId !== tx.userId || known.recipeId !== recipe.id) throw new Conflict();
        return this.restore(tx, known.id);
      }
      const columns = { ...(id && { id }), recipeId: recipe.id, userId: tx.userId, text: text.trim() };
      const comment = await tx.repository(RecipeComment).create(columns);
      record(tx, 'created', comment);
      await requestTextPictures(tx, this.jobs, recipe.id, [comment.text]);
      return completeComment(tx, comment);
    });
  }

  /** Throws 403 unless the caller is the author or an administrator. */
  async update(context: Context, id: string, text: string | undefined): Promise<RecipeComment> {
    if (text !== undefined) await assertTextsRenderable(new Map([['text', text]]));
    return context.transaction(async (tx) => {
      const { userId, recipeId } = await tx.repository(RecipeComment).lock(id);
      if (userId !== tx.userId && !tx.caller.admin) throw new Forbidden('comments.notYours');
      assertTakesComments(await findRecipe(tx, recipeId));
      const comment = await completeConflict(tx, () => tx.repository(RecipeComment).patch(id, { text: text?.trim() }));
      record(tx, 'updated', comment);
      await requestTextPictures(tx, this.jobs, recipeId, [text]);
      return completeComment(tx, comment);
    });
  }

  /** Soft-deletes a comment. Allowed for the author, managers and administrators. */
  async delete(context: Context, id: string): Promise<void> {
    await context.transaction(async (tx) => {
      const comment = await tx.repository(RecipeComment).lock(id);
      assertMayDelete(tx, comment);
      await tx.repository(RecipeComment).write(comment, { deletedAt: this.clock.now() });
      record(tx, 'deleted', comment);
    });
  }

  /** Restores a deleted comment; throws 404 if it was already purged. */
  async restore(context: Context, id: string): Promise<RecipeComment> {
    return context.transaction(async (tx) => {
      const { row, wasDeleted } = await restoreSoftDeleted(tx, RecipeComment, id, (one) => assertMayDelete(tx, one));
      if (wasDeleted) record(tx, 'created', row);
      return completeComment(tx, row);
    });
  }
}

const findIncludingDeleted = async (context: Context, id: string): Promise<RecipeComment | null> =>
  context.repository(RecipeComment).select().withDeleted().andWhere('row.id = :id', { id }).getOne();

function assertTakesComments({ settings }: Recipe): void {
  if (settings.disableComments) throw new Forbidden('comments.disabled');
}

function assertMayDelete({ caller }: Context, { userId }: RecipeComment): void {
  if (userId !== caller.userId && !caller.admin && !caller.canManage) throw new Forbidden('comments.notYours');
}

/** Completes the current comment that a 412 response contains. */
const completeConflict = <R>(context: Context, work: () => Promise<R>): Promise<R> =>
  completeCurrentOnConflict(RecipeComment, (comment) => completeComment(context, comment), work);

async function completeComment(context: Context, comment: RecipeComment): Promise<RecipeComment> {
  const [completed] = await completeAll(context, [comment]);
  if (!completed) throw missingRow('recipe_comments');
  return completed;
}

/** Adds authors and HTML. Omits comments whose author was deleted after the query. */
async function completeAll(context: Context, comments: RecipeComment[]): Promise<RecipeComment[]> {
  const authored = await withAuthors(context, comments);
  const htmls = await renderMarkdown(authored.map(({ text }) => text));
  const linked = zip(authored, htmls).flatMap(([{ recipeId }, html]) => (mayLinkPictures(html) ? [recipeId] : []));
  const recipes = linked.length ? await recipesWithPictures(context, [...new Set(linked)]) : [];
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  return zip(authored, htmls).map(([comment, html]) => {
    const recipe = byId.get(comment.recipeId);
    return Object.assign(comment, { textHtml: recipe ? showPictures(html, recipe) : html });
  });
}

const recipesWithPictures = async (context: Context, ids: string[]): Promise<Recipe[]> =>
  context
    .repository(Recipe)
    .select('r')
    .select(['r.id', 'r.textPictures'])
    .andWhere('r.id = ANY(:ids)', { ids })
    .getMany();

function record(context: Context, what: string, { id, version, recipeId }: RecipeComment): void {
  context.record({ type: `comment.${what}`, data: { id, version, recipeId } });
}
