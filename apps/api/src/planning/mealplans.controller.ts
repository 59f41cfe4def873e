import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { RequestSchema, QueryParams } from '#contract';
import type { Context } from '#persistence';
import {
  MealFitsService,
  type Mealplan,
  type MealplanChanges,
  MealplansService,
  type NewMealplan,
  SuggestionsService,
} from '#planning';
import { Operation, RequestContext } from '../contract/index.ts';
import { replaceNewMealTypes, keepsStoredMealType } from './legacy-meal-types.ts';

@Controller()
export class MealplansController {
  constructor(
    private readonly entries: MealplansService,
    private readonly fits: MealFitsService,
    private readonly suggestions: SuggestionsService,
  ) {}

  @Operation('listMealplans')
  async list(
    @RequestContext() context: Context,
    @Query() query: QueryParams<'listMealplans'>,
    @Req() request: Request,
  ) {
    const page = await this.entries.list(context, query);
    return { ...page, items: answeredAll(request, page.items) };
  }

  @Operation('createMealplan')
  async create(@RequestContext() context: Context, @Body() body: NewMealplan, @Req() request: Request) {
    return replaceNewMealTypes(request, await this.entries.create(context, body));
  }

  @Operation('createMealplans')
  async createAll(@RequestContext() context: Context, @Body() bodies: NewMealplan[], @Req() request: Request) {
    return answeredAll(request, await this.entries.createAll(context, bodies));
  }

  @Operation('updateMealplans')
  async updateAll(
    @RequestContext() context: Context,
    @Body() changes: RequestSchema<'MealplanChange'>[],
    @Req() request: Request,
  ) {
    return answeredAll(request, await this.entries.updateAll(context, changes));
  }

  @Operation('deleteMealplans')
  async deleteAll(
    @RequestContext() context: Context,
    @Query() { uuids }: QueryParams<'deleteMealplans'>,
    @Req() request: Request,
  ) {
    return answeredAll(request, await this.entries.deleteAll(context, uuids));
  }

  @Operation('listMealplanFits')
  listFits(@RequestContext() context: Context, @Query() query: QueryParams<'listMealplanFits'>) {
    return this.fits.list(context, query);
  }

  @Operation('listMealplansOfToday')
  async ofToday(@RequestContext() context: Context, @Req() request: Request) {
    return answeredAll(request, await this.entries.listToday(context));
  }

  @Operation('createRandomMealplan')
  async addRandom(
    @RequestContext() context: Context,
    @Body() wish: RequestSchema<'MealplanRandom'>,
    @Req() request: Request,
  ) {
    return replaceNewMealTypes(request, await this.suggestions.addRandom(context, wish));
  }

  @Operation('suggestMealplans')
  async suggest(
    @RequestContext() context: Context,
    @Body() wish: RequestSchema<'MealplanWish'>,
    @Req() request: Request,
  ) {
    const suggestions = await this.suggestions.suggest(context, wish);
    return suggestions.map((suggestion) => replaceNewMealTypes(request, suggestion));
  }

  @Operation('getMealplan')
  async get(@RequestContext() context: Context, @Param('id') id: string, @Req() request: Request) {
    return replaceNewMealTypes(request, await this.entries.get(context, id));
  }

  @Operation('updateMealplan', 'patchMealplan')
  async update(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Body() { entryType, ...changes }: MealplanChanges,
    @Req() request: Request,
  ) {
    const stored = entryType === undefined ? undefined : (await this.entries.get(context, id)).entryType;
    const type = stored && keepsStoredMealType(request, entryType, stored) ? stored : entryType;
    return replaceNewMealTypes(request, await this.entries.update(context, id, { ...changes, entryType: type }));
  }

  @Operation('deleteMealplan')
  async delete(@RequestContext() context: Context, @Param('id') id: string, @Req() request: Request) {
    return replaceNewMealTypes(request, await this.entries.delete(context, id));
  }
}

const answeredAll = (request: Request, entries: Mealplan[]): Mealplan[] =>
  entries.map((entry) => replaceNewMealTypes(request, entry));
