import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RatingsService } from './ratings.service.ts';
import { RecipeRating } from './recipe-rating.entity.ts';

@Module({ imports: [TypeOrmModule.forFeature([RecipeRating])], providers: [RatingsService], exports: [RatingsService] })
export class RatingsModule {}
