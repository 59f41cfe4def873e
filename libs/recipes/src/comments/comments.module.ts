import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CommentsService } from './comments.service.ts';
import { RecipeComment } from './recipe-comment.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([RecipeComment])],
  providers: [CommentsService],
  exports: [CommentsService],
})
export class CommentsModule {}
