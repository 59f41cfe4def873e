import { Module } from '@nestjs/common';
import { AssetsService } from './assets.service.ts';

@Module({ providers: [AssetsService], exports: [AssetsService] })
export class AssetsModule {}
