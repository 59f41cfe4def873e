import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShareLink } from './share-link.entity.ts';
import { ShareLinksService } from './share-links.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([ShareLink])],
  providers: [ShareLinksService],
  exports: [ShareLinksService],
})
export class SharingModule {}
