import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PictureFingerprint } from './picture-fingerprint.entity.ts';
import { PictureFingerprintsService } from './picture-fingerprints.service.ts';
import { RecipeImagesService } from './recipe-images.service.ts';
import { TextPicturesService } from './text-pictures.service.ts';

const services = [PictureFingerprintsService, RecipeImagesService, TextPicturesService];

@Module({ imports: [TypeOrmModule.forFeature([PictureFingerprint])], providers: services, exports: services })
export class ImagesModule {}
