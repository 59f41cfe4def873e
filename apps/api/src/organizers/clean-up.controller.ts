import { Body, Controller, Param, Query } from '@nestjs/common';
import type { RequestSchema, QueryParams } from '#contract';
import { MigrationsService } from '#migrations';
import { CleanUpService, FoodsService } from '#organizers';
import type { Context, ListQuery } from '#persistence';
import { CorrectionsService, DuplicatesService, NewFoodsService, RecipeCleanUpService } from '#recipes';
import { Operation, RequestContext } from '../contract/index.ts';

@Controller()
export class CleanUpController {
  constructor(
    private readonly cleanUp: CleanUpService,
    private readonly duplicates: DuplicatesService,
    private readonly newFoods: NewFoodsService,
    private readonly foods: FoodsService,
    private readonly recipes: RecipeCleanUpService,
    private readonly corrections: CorrectionsService,
    private readonly migrations: MigrationsService,
  ) {}

  @Operation('listDuplicates')
  async listDuplicates(
    @RequestContext() context: Context,
    @Query() { kind, migration }: QueryParams<'listDuplicates'>,
  ) {
    const isOfMigration = kind === 'recipe' && migration;
    const recipeIds = isOfMigration ? await this.migrations.recipeIds(context, migration) : undefined;
    return this.duplicates.find(context, kind, recipeIds);
  }

  @Operation('keepApart')
  async keepApart(@RequestContext() context: Context, @Body() { kind, ids }: RequestSchema<'KeepApart'>) {
    return this.duplicates.markNotDuplicates(context, kind, ids);
  }

  @Operation('offerAgain')
  async offerAgain(@RequestContext() context: Context, @Param('id') id: string) {
    return this.cleanUp.unmarkNotDuplicates(context, id);
  }

  @Operation('listUnused')
  async listUnused(@RequestContext() context: Context, @Query() { kind }: QueryParams<'listUnused'>) {
    return this.cleanUp.findUnused(context, kind);
  }

  @Operation('listNewFoods')
  async listNewFoods(@RequestContext() context: Context) {
    return this.newFoods.list(context);
  }

  @Operation('markNewFoods')
  async markNewFoods(@RequestContext() context: Context, @Body() { foods, isNew }: RequestSchema<'NewFoodMark'>) {
    await this.foods.markNew(context, foods, isNew);
    return this.newFoods.list(context);
  }

  @Operation('listUnreadLines')
  async listUnparsedLines(@RequestContext() context: Context) {
    return this.recipes.listUnparsedLines(context);
  }

  @Operation('listDoubtfulAmounts')
  async listSuspiciousAmounts(@RequestContext() context: Context) {
    return this.recipes.listSuspiciousAmounts(context);
  }

  @Operation('listCorrections')
  async listCorrections(@RequestContext() context: Context, @Query() query: ListQuery) {
    return this.corrections.list(context, query);
  }

  @Operation('saveCorrection')
  async saveCorrection(@RequestContext() context: Context, @Body() body: RequestSchema<'SavedCorrection'>) {
    return this.corrections.save(context, body);
  }

  @Operation('deleteCorrection')
  async deleteCorrection(@RequestContext() context: Context, @Query() { line }: QueryParams<'deleteCorrection'>) {
    return this.corrections.remove(context, line);
  }
}
