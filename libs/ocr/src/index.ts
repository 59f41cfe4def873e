export { OcrModule } from './ocr.module.ts';
export { OcrService } from './ocr.service.ts';
export type { PictureText } from './read-grey.ts';
