import { Controller } from '@nestjs/common';
import { LabelsService } from '#organizers';
import { ResourceController } from '../contract/binding/resource.controller.ts';

@Controller()
export class LabelsController extends ResourceController(LabelsService, 'Label', 'Labels') {}
