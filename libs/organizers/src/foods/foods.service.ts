import { Injectable } from '@nestjs/common';
import { DomainEvents } from '#persistence';
import { IngredientDataResource, type IngredientReference } from '../ingredient-data-resource.service.ts';
import { Food } from './food.entity.ts';

@Injectable()
export class FoodsService extends IngredientDataResource<Food> {
  constructor(domainEvents: DomainEvents) {
    super(domainEvents, { entity: Food, event: 'food', names: ['name', 'pluralName'] });
  }

  protected override newFields({ name, pluralName }: IngredientReference): Partial<Food> {
    return { name: name?.trim() ?? '', pluralName: pluralName ?? null };
  }
}
