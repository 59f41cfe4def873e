import { Injectable } from '@nestjs/common';
import { DomainEvents } from '#persistence';
import { OrganizerResource } from '../organizer-resource.service.ts';
import { Tag } from './tag.entity.ts';

@Injectable()
export class TagsService extends OrganizerResource<Tag> {
  constructor(domainEvents: DomainEvents) {
    super(domainEvents, { entity: Tag, event: 'tag' });
  }
}
