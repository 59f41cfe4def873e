import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GroupsModule } from '#groups';
import { OcrModule } from '#ocr';
import { ParsingModule } from '#parsing';
import { AssetsModule } from '../assets/assets.module.ts';
import { ImagesModule } from '../images/images.module.ts';
import { RecipeCoreModule } from '../recipes/recipe-core.module.ts';
import { ImportReviewService } from './import-review.service.ts';
import { PageReader } from './page-reader.ts';
import { RecipeImport } from './recipe-import.entity.ts';
import { RecipeImportsService } from './recipe-imports.service.ts';
import { RecipePhotosService } from './recipe-photos.service.ts';
import { RecipeSource } from './recipe-source.entity.ts';
import { RecipeSourcesService } from './recipe-sources.service.ts';

const services = [ImportReviewService, PageReader, RecipeImportsService, RecipePhotosService, RecipeSourcesService];

/** Imports from web pages, pasted texts and photos. */
@Module({
  imports: [
    AssetsModule,
    GroupsModule,
    ImagesModule,
    OcrModule,
    ParsingModule,
    RecipeCoreModule,
    TypeOrmModule.forFeature([RecipeImport, RecipeSource]),
  ],
  providers: services,
  exports: services,
})
export class ImportsModule {}
