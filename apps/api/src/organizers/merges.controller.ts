import { Body, Controller } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { MergesService, type MergeKind } from '#groups';
import {
  CategoriesService,
  FoodsService,
  LabelsService,
  organizerEntities,
  TagsService,
  ToolsService,
  UnitsService,
} from '#organizers';
import type { Context } from '#persistence';
import { RecipeMergesService, RecipeOrganizersService } from '#recipes';
import { Operation, RequestContext } from '../contract/index.ts';

@Controller()
export class MergesController {
  private readonly kinds;

  constructor(
    private readonly merges: MergesService,
    private readonly organizers: RecipeOrganizersService,
    private readonly recipes: RecipeMergesService,
    private readonly foods: FoodsService,
    categories: CategoriesService,
    labels: LabelsService,
    tags: TagsService,
    tools: ToolsService,
    units: UnitsService,
  ) {
    this.kinds = {
      category: categories,
      food: foods,
      label: labels,
      tag: tags,
      tool: tools,
      unit: units,
    } satisfies Record<Exclude<MergeKind, 'recipe'>, object>;
  }

  @Operation('listMerges')
  async list(@RequestContext() context: Context) {
    return this.merges.list(context);
  }

  @Operation('previewMerge')
  async preview(@RequestContext() context: Context, @Body() { kind, from, to }: RequestSchema<'MergePreviewing'>) {
    for (const id of [...from, to]) await this.kinds[kind].get(context, id);
    const going = from.filter((id) => id !== to);
    const { count, first } = await this.organizers.findUsing(context, organizerEntities[kind], going);
    const foodCount = kind === 'label' ? await this.foods.countLabelled(context, going) : 0;
    return { recipeCount: count, recipes: first, foodCount };
  }

  @Operation('merge')
  async merge(@RequestContext() context: Context, @Body() { kind, from, to, fillIn }: RequestSchema<'Merging'>) {
    if (kind === 'recipe') return this.recipes.mergeAll(context, from, to, fillIn);
    return this.kinds[kind].mergeAll(context, from, to);
  }

  @Operation('deleteOrganizers')
  async deleteAll(@RequestContext() context: Context, @Body() { kind, ids }: RequestSchema<'Deleting'>) {
    await this.kinds[kind].deleteAll(context, ids);
    return { ids: [...new Set(ids)] };
  }

  @Operation('undoMerges')
  async undo(@RequestContext() context: Context, @Body() { ids }: RequestSchema<'MergeSelection'>) {
    return this.merges.undo(context, ids);
  }
}
