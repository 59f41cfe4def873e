import { Module } from '@nestjs/common';
import { RecipesModule } from '#recipes';
import { CookbooksController } from './cookbooks/cookbooks.controller.ts';
import { ImagesController } from './images/images.controller.ts';
import { ImportsController } from './imports/imports.controller.ts';
import { RecipesController } from './recipes/recipes.controller.ts';

@Module({
  imports: [RecipesModule],
  controllers: [CookbooksController, ImagesController, ImportsController, RecipesController],
})
export class RecipesApiModule {}
