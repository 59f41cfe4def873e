import { Injectable } from '@nestjs/common';
import { DomainEvents } from '#persistence';
import { IngredientDataResource, type IngredientReference } from '../ingredient-data-resource.service.ts';
import { Unit } from './unit.entity.ts';

@Injectable()
export class UnitsService extends IngredientDataResource<Unit> {
  constructor(domainEvents: DomainEvents) {
    const names = ['name', 'pluralName', 'abbreviation', 'pluralAbbreviation'] as const;
    super(domainEvents, { entity: Unit, event: 'unit', names });
  }

  protected override newFields(reference: IngredientReference): Partial<Unit> {
    return {
      name: reference.name?.trim() ?? '',
      pluralName: reference.pluralName ?? null,
      abbreviation: reference.abbreviation ?? '',
      useAbbreviation: reference.useAbbreviation ?? false,
      fraction: reference.fraction ?? true,
    };
  }
}
