import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrganizersModule } from '#organizers';
import { RecipeCoreModule } from '../recipes/recipe-core.module.ts';
import { OwnPerson } from './own-person.ts';
import { Person } from './person.entity.ts';
import { PersonsService } from './persons.service.ts';
import { RecipeVariantsService } from './recipe-variants.service.ts';

@Module({
  imports: [OrganizersModule, RecipeCoreModule, TypeOrmModule.forFeature([Person])],
  providers: [OwnPerson, PersonsService, RecipeVariantsService],
  exports: [PersonsService, RecipeVariantsService],
})
export class PersonsModule {}
