import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RecipeCoreModule } from '../recipes/recipe-core.module.ts';
import { RecipeHistoryService } from './recipe-history.service.ts';
import { RecipeVersion } from './recipe-version.entity.ts';

@Module({
  imports: [RecipeCoreModule, TypeOrmModule.forFeature([RecipeVersion])],
  providers: [RecipeHistoryService],
  exports: [RecipeHistoryService],
})
export class HistoryModule {}
