import { Module } from '@nestjs/common';
import { OrganizersModule } from '#organizers';
import { ParsingModule } from '#parsing';
import { CorrectionsService } from './corrections.service.ts';
import { RecipeCleanUpService } from './recipe-clean-up.service.ts';
import { RecipeMergesService } from './recipe-merges.service.ts';

const services = [CorrectionsService, RecipeCleanUpService, RecipeMergesService];

@Module({ imports: [OrganizersModule, ParsingModule], providers: services, exports: services })
export class CleanUpModule {}
