import { Body, Controller, Param } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { BulkActionsService } from '#recipes';
import { Operation, RequestContext } from '../../contract/index.ts';

@Controller()
export class BulkActionsController {
  constructor(private readonly acts: BulkActionsService) {}

  @Operation('listBulkActs')
  async list(@RequestContext() context: Context) {
    return this.acts.list(context);
  }

  @Operation('categorizeRecipes')
  async categorize(
    @RequestContext() context: Context,
    @Body() { recipes, categories }: RequestSchema<'BulkCategorize'>,
  ) {
    return this.acts.settle(context, await this.acts.categorize(context, recipes, categories));
  }

  @Operation('tagRecipes')
  async tag(@RequestContext() context: Context, @Body() { recipes, tags }: RequestSchema<'BulkTag'>) {
    return this.acts.settle(context, await this.acts.tag(context, recipes, tags));
  }

  @Operation('setRecipesSettings')
  async setSettings(@RequestContext() context: Context, @Body() { recipes, settings }: RequestSchema<'BulkSettings'>) {
    return this.acts.settle(context, await this.acts.start(context, 'settings', recipes, { settings }));
  }

  @Operation('deleteRecipes')
  async delete(@RequestContext() context: Context, @Body() { recipes }: RequestSchema<'BulkSelection'>) {
    return this.acts.settle(context, await this.acts.start(context, 'delete', recipes));
  }

  @Operation('mendAmounts')
  async mend(@RequestContext() context: Context, @Body() { amounts }: RequestSchema<'BulkMend'>) {
    const recipes = [...new Set(amounts.map(({ recipe }) => recipe))];
    return this.acts.settle(context, await this.acts.start(context, 'mend', recipes, { amounts }));
  }

  @Operation('applyCorrection')
  async correct(@RequestContext() context: Context, @Body() { recipes, line }: RequestSchema<'BulkCorrect'>) {
    return this.acts.settle(context, await this.acts.start(context, 'correct', recipes, { line }));
  }

  @Operation('rereadRecipes')
  async reread(@RequestContext() context: Context, @Body() { recipes }: RequestSchema<'BulkSelection'>) {
    return this.acts.settle(context, await this.acts.start(context, 'reread', recipes));
  }

  @Operation('getBulkAct')
  async get(@RequestContext() context: Context, @Param('id') id: string) {
    return this.acts.get(context, id);
  }

  @Operation('undoBulkAct')
  async undo(@RequestContext() context: Context, @Param('id') id: string) {
    return this.acts.settle(context, await this.acts.undo(context, id));
  }
}
