import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GroupsModule } from '#groups';
import { OrganizersModule } from '#organizers';
import { ImportReviewService } from './import-review.service.ts';
import { IngredientCorrection } from './ingredient-correction.entity.ts';
import { IngredientParserService } from './ingredient-parser.service.ts';
import { RatingsService } from './ratings.service.ts';
import { RecipeImagesService } from './recipe-images.service.ts';
import { RecipeImportsService } from './recipe-imports.service.ts';
import { RecipeIngredient } from './recipe-ingredient.entity.ts';
import { RecipeInstruction } from './recipe-instruction.entity.ts';
import { RecipeOrganizersService } from './recipe-organizers.service.ts';
import { RecipeRating } from './recipe-rating.entity.ts';
import { RecipeWriter } from './recipe-writer.ts';
import { Recipe } from './recipe.entity.ts';
import { RecipesService } from './recipes.service.ts';

const services = [
  ImportReviewService,
  IngredientParserService,
  RatingsService,
  RecipeImagesService,
  RecipeImportsService,
  RecipeOrganizersService,
  RecipesService,
];

@Module({
  imports: [
    GroupsModule,
    OrganizersModule,
    TypeOrmModule.forFeature([IngredientCorrection, Recipe, RecipeIngredient, RecipeInstruction, RecipeRating]),
  ],
  providers: [RecipeWriter, ...services],
  exports: services,
})
export class RecipesModule {}
