import { Module } from '@nestjs/common';
import { GroupsModule } from '#groups';
import { MigrationsModule } from '#migrations';
import { OrganizersModule } from '#organizers';
import { RecipesModule } from '#recipes';
import { CategoriesController } from './categories.controller.ts';
import { CleanUpController } from './clean-up.controller.ts';
import { FoodsController } from './foods.controller.ts';
import { LabelsController } from './labels.controller.ts';
import { MergesController } from './merges.controller.ts';
import { TablesController } from './tables.controller.ts';
import { TagsController } from './tags.controller.ts';
import { ToolsController } from './tools.controller.ts';
import { UnitsController } from './units.controller.ts';

@Module({
  imports: [GroupsModule, MigrationsModule, OrganizersModule, RecipesModule],
  controllers: [
    CategoriesController,
    CleanUpController,
    FoodsController,
    LabelsController,
    MergesController,
    TablesController,
    TagsController,
    ToolsController,
    UnitsController,
  ],
})
export class OrganizersApiModule {}
