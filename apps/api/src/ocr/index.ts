export { OcrController } from './ocr.controller.ts';
