import { Controller } from '@nestjs/common';
import { CategoriesService } from '#organizers';
import { OrganizerController } from './organizer.controller.ts';

@Controller()
export class CategoriesController extends OrganizerController(CategoriesService, 'Category', 'Categories') {}
