import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GroupsModule } from '#groups';
import { OrganizersModule } from '#organizers';
import { ParsingModule } from '#parsing';
import { Cookbook } from './cookbooks/cookbook.entity.ts';
import { CookbooksService } from './cookbooks/cookbooks.service.ts';
import { RecipeImagesService } from './images/recipe-images.service.ts';
import { ImportReviewService } from './imports/import-review.service.ts';
import { RecipeImport } from './imports/recipe-import.entity.ts';
import { RecipeImportsService } from './imports/recipe-imports.service.ts';
import { RecipeOrganizersService } from './organizers/recipe-organizers.service.ts';
import { RatingsService } from './ratings/ratings.service.ts';
import { RecipeRating } from './ratings/recipe-rating.entity.ts';
import { RecipeIngredient } from './recipes/recipe-ingredient.entity.ts';
import { RecipeInstruction } from './recipes/recipe-instruction.entity.ts';
import { RecipeReferencesService } from './recipes/recipe-references.service.ts';
import { RecipeWriter } from './recipes/recipe-writer.ts';
import { Recipe } from './recipes/recipe.entity.ts';
import { RecipesService } from './recipes/recipes.service.ts';

const entities = [Cookbook, Recipe, RecipeImport, RecipeIngredient, RecipeInstruction, RecipeRating];
const services = [
  CookbooksService,
  ImportReviewService,
  RatingsService,
  RecipeImagesService,
  RecipeImportsService,
  RecipeOrganizersService,
  RecipesService,
];

@Module({
  imports: [GroupsModule, OrganizersModule, ParsingModule, TypeOrmModule.forFeature(entities)],
  providers: [RecipeReferencesService, RecipeWriter, ...services],
  exports: services,
})
export class RecipesModule {}
