import { Body, Controller, Param, Query } from '@nestjs/common';
import { ListUnitsQuery, RecipeDuplicateDto, UnitChangesDto, UnitCreateDto, UnitMergeDto } from '#contract/dtos';
import { UNITS, IngredientDataService } from '#organizers';
import type { Actor } from '#platform';
import { Caller } from '../contract/caller.decorator.ts';
import { message } from '../contract/locale.decorator.ts';
import { Operation } from '../contract/operation.decorator.ts';

@Controller()
export class UnitsController {
  constructor(private readonly units: IngredientDataService) {}

  @Operation('listUnits')
  async list(@Caller() actor: Actor, @Query() query: ListUnitsQuery) {
    return this.units.list(actor, UNITS, query);
  }

  @Operation('createUnit')
  async create(@Caller() actor: Actor, @Body() body: UnitCreateDto) {
    return this.units.create(actor, UNITS, body);
  }

  @Operation('mergeUnits')
  async merge(@Caller() actor: Actor, @Body() { fromUnit, toUnit }: UnitMergeDto) {
    await this.units.merge(actor, UNITS, fromUnit, toUnit);
    return message(actor.locale, 'organizers.merged');
  }

  @Operation('getUnit')
  async get(@Caller() actor: Actor, @Param('id') id: string) {
    return this.units.get(actor, UNITS, id);
  }

  @Operation('updateUnit')
  async update(@Caller() actor: Actor, @Param('id') id: string, @Body() changes: UnitChangesDto) {
    return this.units.update(actor, UNITS, id, changes);
  }

  @Operation('patchUnit')
  async patch(@Caller() actor: Actor, @Param('id') id: string, @Body() changes: UnitChangesDto) {
    return this.units.update(actor, UNITS, id, changes);
  }

  @Operation('deleteUnit')
  async delete(@Caller() actor: Actor, @Param('id') id: string) {
    return this.units.delete(actor, UNITS, id);
  }

  @Operation('duplicateUnit')
  async duplicate(@Caller() actor: Actor, @Param('id') id: string, @Body() { name }: RecipeDuplicateDto) {
    return this.units.duplicate(actor, UNITS, id, name);
  }
}
