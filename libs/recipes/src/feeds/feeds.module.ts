import { Module } from '@nestjs/common';
import { GroupsModule } from '#groups';
import { IdentityModule } from '#identity';
import { CookbooksModule } from '../cookbooks/cookbooks.module.ts';
import { PublicModule } from '../public/public.module.ts';
import { RecipeCoreModule } from '../recipes/recipe-core.module.ts';
import { RecipeFeedsService } from './recipe-feeds.service.ts';

@Module({
  imports: [CookbooksModule, GroupsModule, IdentityModule, PublicModule, RecipeCoreModule],
  providers: [RecipeFeedsService],
  exports: [RecipeFeedsService],
})
export class FeedsModule {}
