export { OcrModule } from './ocr.module.ts';
export { OcrService, type Sheet } from './ocr.service.ts';
export type { PictureText } from './read-grey.ts';
