import { Module } from '@nestjs/common';
import { RecipesModule } from '#recipes';
import { ParserController } from './parser.controller.ts';

@Module({ imports: [RecipesModule], controllers: [ParserController] })
export class ParsingApiModule {}
