import { Body, Controller } from '@nestjs/common';
import type { Input } from '#contract';
import { MergesService, type MergeKind } from '#groups';
import {
  CategoriesService,
  Category,
  Food,
  FoodsService,
  Label,
  LabelsService,
  Tag,
  TagsService,
  Tool,
  ToolsService,
  Unit,
  UnitsService,
} from '#organizers';
import type { Context } from '#persistence';
import { RecipeOrganizersService } from '#recipes';
import { Operation } from '../contract/operation.decorator.ts';
import { RequestContext } from '../contract/request-context.ts';

@Controller()
export class MergesController {
  private readonly kinds;

  constructor(
    private readonly merges: MergesService,
    private readonly recipes: RecipeOrganizersService,
    private readonly foods: FoodsService,
    categories: CategoriesService,
    labels: LabelsService,
    tags: TagsService,
    tools: ToolsService,
    units: UnitsService,
  ) {
    this.kinds = {
      category: { service: categories, entity: Category },
      food: { service: foods, entity: Food },
      label: { service: labels, entity: Label },
      tag: { service: tags, entity: Tag },
      tool: { service: tools, entity: Tool },
      unit: { service: units, entity: Unit },
    } satisfies Record<MergeKind, object>;
  }

  @Operation('listMerges')
  async list(@RequestContext() context: Context) {
    return this.merges.list(context);
  }

  @Operation('previewMerge')
  async preview(@RequestContext() context: Context, @Body() { kind, from, to }: Input<'Merging'>) {
    const { service, entity } = this.kinds[kind];
    for (const id of [...from, to]) await service.get(context, id);
    const going = from.filter((id) => id !== to);
    const { count, first } = await this.recipes.having(context, entity, going);
    const foodCount = kind === 'label' ? await this.foods.countLabelled(context, going) : 0;
    return { recipeCount: count, recipes: first, foodCount };
  }

  @Operation('merge')
  async merge(@RequestContext() context: Context, @Body() { kind, from, to }: Input<'Merging'>) {
    return this.kinds[kind].service.mergeAll(context, from, to);
  }

  @Operation('undoMerges')
  async undo(@RequestContext() context: Context, @Body() { ids }: Input<'MergeSelection'>) {
    return this.merges.undo(context, ids);
  }
}
