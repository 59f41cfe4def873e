import { Module } from '@nestjs/common';
import { GroupsModule } from '#groups';
import { CookbooksModule } from '../cookbooks/cookbooks.module.ts';
import { RecipeCoreModule } from '../recipes/recipe-core.module.ts';
import { SharingModule } from '../sharing/sharing.module.ts';
import { CopyPublicRecipeService } from './copy-public-recipe.service.ts';
import { MediaAccessService } from './media-access.service.ts';
import { PublicRecipesService } from './public-recipes.service.ts';

const services = [CopyPublicRecipeService, MediaAccessService, PublicRecipesService];

/** Recipes and media that anonymous visitors and members of other groups may read. */
@Module({
  imports: [CookbooksModule, GroupsModule, RecipeCoreModule, SharingModule],
  providers: services,
  exports: services,
})
export class PublicModule {}
