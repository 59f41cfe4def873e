export { bookmarklet } from './bookmarklet.ts';
export { capturePage } from './capture-page.ts';
export { CAPTURED_PAGE_PATH, isCapturedPage, readCapturedPage, type CapturedPage } from './captured-page.ts';
