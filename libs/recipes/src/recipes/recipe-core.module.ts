import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrganizersModule } from '#organizers';
import { CommentsModule } from '../comments/comments.module.ts';
import { CookbooksModule } from '../cookbooks/cookbooks.module.ts';
import { RecipeFoodsService } from '../foods/recipe-foods.service.ts';
import { RecipeLineFood } from '../foods/recipe-line-food.entity.ts';
import { RatingsModule } from '../ratings/ratings.module.ts';
import { RecipeIngredient } from './recipe-ingredient.entity.ts';
import { RecipeInstruction } from './recipe-instruction.entity.ts';
import { RecipeReferencesService } from './recipe-references.service.ts';
import { RecipeTrashService } from './recipe-trash.service.ts';
import { RecipeWriter } from './recipe-writer.ts';
import { Recipe } from './recipe.entity.ts';
import { RecipeSuggestionsService } from './recipe-suggestions.service.ts';
import { RecipesService } from './recipes.service.ts';

/** Reads and writes recipes; the other modules of this library build on it. */
@Module({
  imports: [
    CommentsModule,
    CookbooksModule,
    OrganizersModule,
    RatingsModule,
    TypeOrmModule.forFeature([Recipe, RecipeIngredient, RecipeInstruction, RecipeLineFood]),
  ],
  providers: [
    RecipeFoodsService,
    RecipeReferencesService,
    RecipeSuggestionsService,
    RecipeTrashService,
    RecipeWriter,
    RecipesService,
  ],
  exports: [RecipeFoodsService, RecipeSuggestionsService, RecipesService],
})
export class RecipeCoreModule {}
