import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { RequestSchema, ListQuery } from '#contract';
import type { Context } from '#persistence';
import { MealplanRulesService } from '#planning';
import { Operation, RequestContext } from '../contract/index.ts';
import { replaceNewMealTypes, keepsStoredMealType } from './legacy-meal-types.ts';

type Changes = RequestSchema<'MealplanRuleChanges'>;

@Controller()
export class MealplanRulesController {
  constructor(private readonly rules: MealplanRulesService) {}

  @Operation('listMealplanRules')
  async list(@RequestContext() context: Context, @Query() query: ListQuery, @Req() request: Request) {
    const page = await this.rules.list(context, query);
    return { ...page, items: page.items.map((rule) => replaceNewMealTypes(request, rule)) };
  }

  @Operation('createMealplanRule')
  async create(@RequestContext() context: Context, @Body() changes: Changes, @Req() request: Request) {
    return replaceNewMealTypes(request, await this.rules.create(context, changes));
  }

  @Operation('getMealplanRule')
  async get(@RequestContext() context: Context, @Param('id') id: string, @Req() request: Request) {
    return replaceNewMealTypes(request, await this.rules.get(context, id));
  }

  @Operation('updateMealplanRule', 'patchMealplanRule')
  async update(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Body() { entryType, ...changes }: Changes,
    @Req() request: Request,
  ) {
    const stored = entryType === undefined ? undefined : (await this.rules.get(context, id)).entryType;
    const type = stored && keepsStoredMealType(request, entryType, stored) ? stored : entryType;
    return replaceNewMealTypes(request, await this.rules.update(context, id, { ...changes, entryType: type }));
  }

  @Operation('deleteMealplanRule')
  async delete(@RequestContext() context: Context, @Param('id') id: string, @Req() request: Request) {
    return replaceNewMealTypes(request, await this.rules.delete(context, id));
  }
}
