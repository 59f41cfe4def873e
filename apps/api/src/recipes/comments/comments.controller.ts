import { Body, Controller, Param, Query } from '@nestjs/common';
import type { RequestSchema, QueryParams } from '#contract';
import type { Context } from '#persistence';
import { CommentsService } from '#recipes';
import { Operation, RequestContext, successMessage } from '../../contract/index.ts';

@Controller()
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Operation('listRecipeComments')
  async ofRecipe(@RequestContext() context: Context, @Param('slug') slug: string) {
    return this.comments.listByRecipe(context, slug);
  }

  @Operation('createRecipeComment')
  async add(
    @RequestContext() context: Context,
    @Param('slug') slug: string,
    @Body() { text }: RequestSchema<'RecipeCommentCreate'>,
  ) {
    return this.comments.create(context, slug, { text });
  }

  @Operation('listComments')
  async list(@RequestContext() context: Context, @Query() query: QueryParams<'listComments'>) {
    return this.comments.list(context, query);
  }

  @Operation('createComment')
  async create(@RequestContext() context: Context, @Body() { recipeId, text, id }: RequestSchema<'CommentCreate'>) {
    return this.comments.create(context, recipeId, { text, id });
  }

  @Operation('getComment')
  async get(@RequestContext() context: Context, @Param('id') id: string) {
    return this.comments.get(context, id);
  }

  @Operation('updateComment', 'patchComment')
  async update(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Body() { text }: RequestSchema<'CommentChanges'>,
  ) {
    return this.comments.update(context, id, text);
  }

  @Operation('deleteComment')
  async delete(@RequestContext() context: Context, @Param('id') id: string) {
    await this.comments.delete(context, id);
    return successMessage(context, 'comments.deleted');
  }

  @Operation('restoreComment')
  async restore(@RequestContext() context: Context, @Param('id') id: string) {
    return this.comments.restore(context, id);
  }
}
