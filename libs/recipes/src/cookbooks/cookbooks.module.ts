import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Cookbook } from './cookbook.entity.ts';
import { CookbooksService } from './cookbooks.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Cookbook])],
  providers: [CookbooksService],
  exports: [CookbooksService],
})
export class CookbooksModule {}
