import { Body, Controller, Param, Query } from '@nestjs/common';
import type { ResponseSchema, RequestSchema, QueryParams } from '#contract';
import { MigrationsService } from '#migrations';
import { CleanUpService, organizerEntities } from '#organizers';
import type { Context } from '#persistence';
import { Recipe, RecipeCleanUpService, RecipeOrganizersService } from '#recipes';
import { Operation } from '../contract/binding/operation.decorator.ts';
import { RequestContext } from '../contract/request/request-context.ts';

type DuplicateSet = ResponseSchema<'DuplicateSet'>;

@Controller()
export class CleanUpController {
  constructor(
    private readonly cleanUp: CleanUpService,
    private readonly organizers: RecipeOrganizersService,
    private readonly recipes: RecipeCleanUpService,
    private readonly migrations: MigrationsService,
  ) {}

  @Operation('listDuplicates')
  async duplicates(
    @RequestContext() context: Context,
    @Query() { kind, migration }: QueryParams<'listDuplicates'>,
  ): Promise<DuplicateSet[]> {
    if (kind === 'recipe') return this.recipeDuplicates(context, migration);
    const sets = await this.cleanUp.findDuplicates(context, kind);
    const ids = sets.flatMap(({ rows }) => rows.map(({ id }) => id));
    const counts = await this.organizers.countRecipesById(context, organizerEntities[kind], ids);
    return sets.map(({ reason, rows }) => ({
      kind,
      reason,
      items: rows.map(({ id, name }) => ({ id, name, slug: null, image: null, recipeCount: counts.get(id) ?? 0 })),
    }));
  }

  private async recipeDuplicates(context: Context, migration: string | undefined): Promise<DuplicateSet[]> {
    const brought = migration ? await this.migrations.recipeIds(context, migration) : undefined;
    const sets = await this.recipes.findDuplicates(context, brought);
    return sets.map(({ reason, rows }) => ({
      kind: 'recipe',
      reason,
      items: rows.map(({ id, name, slug, image }) => ({ id, name, slug, image, recipeCount: 0 })),
    }));
  }

  @Operation('keepApart')
  async keepApart(@RequestContext() context: Context, @Body() { kind, ids }: RequestSchema<'KeepApart'>) {
    const entity = kind === 'recipe' ? Recipe : organizerEntities[kind];
    await context.repository(entity as typeof Recipe).all(ids, 'ids');
    return this.cleanUp.markNotDuplicates(context, kind, ids);
  }

  @Operation('offerAgain')
  async offerAgain(@RequestContext() context: Context, @Param('id') id: string) {
    return this.cleanUp.unmarkNotDuplicates(context, id);
  }

  @Operation('listUnused')
  async unused(@RequestContext() context: Context, @Query() { kind }: QueryParams<'listUnused'>) {
    return this.cleanUp.findUnused(context, kind);
  }

  @Operation('listUnreadLines')
  async lines(@RequestContext() context: Context) {
    return this.recipes.listUnparsedLines(context);
  }

  @Operation('listDoubtfulAmounts')
  async amounts(@RequestContext() context: Context) {
    return this.recipes.listSuspiciousAmounts(context);
  }
}
