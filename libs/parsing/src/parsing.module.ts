import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrganizersModule } from '#organizers';
import { IngredientCorrection } from './ingredient-correction.entity.ts';
import { IngredientParserService } from './ingredient-parser.service.ts';

@Module({
  imports: [OrganizersModule, TypeOrmModule.forFeature([IngredientCorrection])],
  providers: [IngredientParserService],
  exports: [IngredientParserService],
})
export class ParsingModule {}
