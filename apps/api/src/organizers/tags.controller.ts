import { Controller } from '@nestjs/common';
import { TagsService } from '#organizers';
import { OrganizerController } from './organizer.controller.ts';

@Controller()
export class TagsController extends OrganizerController(TagsService, 'Tag', 'Tags') {}
