import { Injectable } from '@nestjs/common';
import { DomainEvents } from '#persistence';
import { OrganizerResource } from '../organizer-resource.service.ts';
import { Tool } from './tool.entity.ts';

@Injectable()
export class ToolsService extends OrganizerResource<Tool> {
  constructor(domainEvents: DomainEvents) {
    super(domainEvents, { entity: Tool, event: 'tool' });
  }
}
