import { Module } from '@nestjs/common';
import { OcrService } from './ocr.service.ts';

@Module({ providers: [OcrService], exports: [OcrService] })
export class OcrModule {}
