import { Controller } from '@nestjs/common';
import { ToolsService } from '#organizers';
import { OrganizerController } from './organizer.controller.ts';

@Controller()
export class ToolsController extends OrganizerController(ToolsService, 'Tool', 'Tools') {}
