import { Body, Controller, Param } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import type { Context } from '#persistence';
import { PersonsService, RecipeVariantsService } from '#recipes';
import { Operation, RequestContext } from '../../contract/index.ts';

@Controller()
export class PersonsController {
  constructor(
    private readonly persons: PersonsService,
    private readonly variants: RecipeVariantsService,
  ) {}

  @Operation('listPersons')
  list(@RequestContext() context: Context) {
    return this.persons.list(context);
  }

  @Operation('createPerson')
  create(@RequestContext() context: Context, @Body() body: RequestSchema<'PersonCreate'>) {
    return this.persons.create(context, body);
  }

  @Operation('getPerson')
  get(@RequestContext() context: Context, @Param('id') id: string) {
    return this.persons.get(context, id);
  }

  @Operation('updatePerson', 'patchPerson')
  update(@RequestContext() context: Context, @Param('id') id: string, @Body() body: RequestSchema<'PersonChanges'>) {
    return this.persons.update(context, id, body);
  }

  @Operation('deletePerson')
  delete(@RequestContext() context: Context, @Param('id') id: string) {
    return this.persons.delete(context, id);
  }

  @Operation('getRecipeFit')
  fit(@RequestContext() context: Context, @Param('slug') slug: string) {
    return this.persons.fitOfRecipe(context, slug);
  }

  @Operation('createRecipeVariant')
  createVariant(
    @RequestContext() context: Context,
    @Param('slug') slug: string,
    @Body() body: RequestSchema<'RecipeVariant'>,
  ) {
    return this.variants.create(context, slug, body);
  }
}
