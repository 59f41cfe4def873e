import { Injectable } from '@nestjs/common';
import { DomainEvents } from '#persistence';
import { OrganizerResource } from '../organizer-resource.service.ts';
import { Category } from './category.entity.ts';

@Injectable()
export class CategoriesService extends OrganizerResource<Category> {
  constructor(domainEvents: DomainEvents) {
    super(domainEvents, { entity: Category, event: 'category' });
  }
}
