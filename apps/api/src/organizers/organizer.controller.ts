import { Inject, Param, type Type } from '@nestjs/common';
import type { Category, OrganizerResource, Tag, Tool } from '#organizers';
import type { Context } from '#persistence';
import { RecipeOrganizersService } from '#recipes';
import { RequestContext } from '../contract/request/request-context.ts';
import { BoundOperation, ResourceController, type ResourceService } from '../contract/binding/resource.controller.ts';

interface Kinds {
  Category: { many: 'Categories'; row: Category };
  Tag: { many: 'Tags'; row: Tag };
  Tool: { many: 'Tools'; row: Tool };
}

/** Categories, tags and tools: the usual operations, plus reading one with its recipes by slug and listing those without recipes. */
export function OrganizerController<One extends keyof Kinds>(
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
