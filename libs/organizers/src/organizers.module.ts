import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Food, Unit } from './ingredient-data.entity.ts';
import { IngredientDataService } from './ingredient-data.service.ts';
import { Category, Tag, Tool } from './organizer.entity.ts';
import { OrganizersService } from './organizers.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Category, Food, Tag, Tool, Unit])],
  providers: [IngredientDataService, OrganizersService],
  exports: [IngredientDataService, OrganizersService],
})
export class OrganizersModule {}
