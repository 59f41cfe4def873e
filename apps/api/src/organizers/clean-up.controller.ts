import { Body, Controller, Param, Query } from '@nestjs/common';
import type { RequestSchema, QueryParams } from '#contract';
import { MigrationsService } from '#migrations';
import { CleanUpService } from '#organizers';
import type { Context } from '#persistence';
import { DuplicatesService, RecipeCleanUpService } from '#recipes';
import { Operation, RequestContext } from '../contract/index.ts';

@Controller()
export class CleanUpController {
  constructor(
    private readonly cleanUp: CleanUpService,
    private readonly duplicates: DuplicatesService,
    private readonly recipes: RecipeCleanUpService,
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

  @Operation('listUnreadLines')
  async listUnparsedLines(@RequestContext() context: Context) {
    return this.recipes.listUnparsedLines(context);
  }

  @Operation('listDoubtfulAmounts')
  async listSuspiciousAmounts(@RequestContext() context: Context) {
    return this.recipes.listSuspiciousAmounts(context);
  }
}
