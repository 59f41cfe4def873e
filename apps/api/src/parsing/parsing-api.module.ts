import { Module } from '@nestjs/common';
import { ParsingModule } from '#parsing';
import { ParserController } from './parser.controller.ts';

@Module({ imports: [ParsingModule], controllers: [ParserController] })
export class ParsingApiModule {}
