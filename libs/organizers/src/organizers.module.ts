import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CategoriesService } from './categories/categories.service.ts';
import { Category } from './categories/category.entity.ts';
import { CleanUpService } from './clean-up/clean-up.service.ts';
import { NotDuplicates } from './clean-up/not-duplicates.entity.ts';
import { Food } from './foods/food.entity.ts';
import { FoodsService } from './foods/foods.service.ts';
import { Label } from './labels/label.entity.ts';
import { LabelsService } from './labels/labels.service.ts';
import { SeedsService } from './seeds/seeds.service.ts';
import { Tag } from './tags/tag.entity.ts';
import { TableImportsService } from './tables/table-imports.service.ts';
import { TableUndo } from './tables/table-undo.entity.ts';
import { TagsService } from './tags/tags.service.ts';
import { Tool } from './tools/tool.entity.ts';
import { ToolsService } from './tools/tools.service.ts';
import { Unit } from './units/unit.entity.ts';
import { UnitsService } from './units/units.service.ts';

const services = [
  CategoriesService,
  CleanUpService,
  FoodsService,
  LabelsService,
  SeedsService,
  TableImportsService,
  TagsService,
  ToolsService,
  UnitsService,
];

@Module({
  imports: [TypeOrmModule.forFeature([Category, Food, NotDuplicates, Label, Tag, Tool, Unit, TableUndo])],
  providers: services,
  exports: services,
})
export class OrganizersModule {}
