import { Module } from '@nestjs/common';
import { OcrModule } from '#ocr';
import { RecipesModule } from '#recipes';
import { OcrController } from './ocr.controller.ts';

@Module({ imports: [OcrModule, RecipesModule], controllers: [OcrController] })
export class OcrApiModule {}
