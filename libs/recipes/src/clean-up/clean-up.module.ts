import { Module } from '@nestjs/common';
import { OrganizersModule } from '#organizers';
import { ParsingModule } from '#parsing';
import { RecipeCleanUpService } from './recipe-clean-up.service.ts';
import { RecipeMergesService } from './recipe-merges.service.ts';

const services = [RecipeCleanUpService, RecipeMergesService];

@Module({ imports: [OrganizersModule, ParsingModule], providers: services, exports: services })
export class CleanUpModule {}
