import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GroupsModule } from '#groups';
import { CookbooksModule } from '../cookbooks/cookbooks.module.ts';
import { PublicModule } from '../public/public.module.ts';
import { RecipeCoreModule } from '../recipes/recipe-core.module.ts';
import { RecipeFeed } from './recipe-feed.entity.ts';
import { RecipeFeedsService } from './recipe-feeds.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([RecipeFeed]), CookbooksModule, GroupsModule, PublicModule, RecipeCoreModule],
  providers: [RecipeFeedsService],
  exports: [RecipeFeedsService],
})
export class FeedsModule {}
