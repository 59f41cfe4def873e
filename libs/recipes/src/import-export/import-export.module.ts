import { Module } from '@nestjs/common';
import { IdentityModule } from '#identity';
import { ImagesModule } from '../images/images.module.ts';
import { ImportsModule } from '../imports/imports.module.ts';
import { RatingsModule } from '../ratings/ratings.module.ts';
import { RecipeExportsService } from './recipe-exports.service.ts';
import { RecipeFileImportsService } from './recipe-file-imports.service.ts';
import { RelatedDataService } from './related-data.service.ts';

const services = [RecipeExportsService, RecipeFileImportsService, RelatedDataService];

/** Recipe files of this and other programs. */
@Module({
  imports: [IdentityModule, ImagesModule, ImportsModule, RatingsModule],
  providers: services,
  exports: services,
})
export class ImportExportModule {}
