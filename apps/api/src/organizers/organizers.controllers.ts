import { Controller, Inject, Param, type Type } from '@nestjs/common';
import {
  CategoriesService,
  type Category,
  type OrganizerResource,
  type Tag,
  TagsService,
  type Tool,
  ToolsService,
} from '#organizers';
import type { Context } from '#persistence';
import { RecipeOrganizersService } from '#recipes';
import {
  BoundOperation,
  Operation,
  RequestContext,
  ResourceController,
  type ResourceService,
} from '../contract/index.ts';

interface Kinds {
  Category: { many: 'Categories'; row: Category };
  Tag: { many: 'Tags'; row: Tag };
  Tool: { many: 'Tools'; row: Tool };
}

/** Categories, tags and tools: the usual operations, plus reading one with its recipes by slug and listing those without recipes. */
function OrganizerController<One extends keyof Kinds>(
  service: Type<OrganizerResource<Kinds[One]['row']> & ResourceService<One, Kinds[One]['many']>>,
  one: One,
  many: Kinds[One]['many'],
) {
  abstract class Controller extends ResourceController(service, one, many) {
    @Inject(RecipeOrganizersService)
    protected readonly recipes: RecipeOrganizersService;

    @BoundOperation(`listEmpty${many}`)
    async listEmpty(@RequestContext() context: Context) {
      return this.recipes.listUnused(context, this.service);
    }

    @BoundOperation(`get${one}BySlug`)
    async getBySlug(@RequestContext() context: Context, @Param('slug') slug: string) {
      return this.recipes.getBySlug(context, this.service, slug);
    }
  }
  return Controller;
}

@Controller()
export class CategoriesController extends OrganizerController(CategoriesService, 'Category', 'Categories') {}

@Controller()
export class TagsController extends OrganizerController(TagsService, 'Tag', 'Tags') {
  /** Lists recipes by id as well, unlike categories and tools: existing clients expect it. */
  @Operation('getTag')
  override async get(@RequestContext() context: Context, @Param('id') id: string) {
    return this.recipes.get(context, this.service, id);
  }
}

@Controller()
export class ToolsController extends OrganizerController(ToolsService, 'Tool', 'Tools') {}
