import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import type { RawPicture } from './bitmap.ts';
import { boundedWasm } from '../processes/bounded-wasm.ts';

/** A word of the page's text layer, in pixels of its picture. */
export interface PdfWord {
  text: string;
  /** Number of the line, from 0. */
  line: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface PdfPage {
  picture: RawPicture;
  words: PdfWord[];
}
type Failure = 'protected' | 'damaged';
interface Work {
  path: string;
  /** Page number from 0; without it, only the number of pages is returned. */
  page?: number;
}

/** PDFium's functions, which the package uses internally and does not declare. */
interface PdfiumModule {
  HEAP32: Int32Array;
  HEAPF64: Float64Array;
  wasmExports: { malloc(size: number): number };
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetUnicode(text: number, index: number): number;
  _FPDFText_GetCharBox(text: number, index: number, left: number, right: number, bottom: number, top: number): number;
  _FPDF_PageToDevice(
    page: number,
    ...place: [number, number, number, number, number, number, number, number, number]
  ): number;
}
interface PageInternals {
  module: PdfiumModule;
  pageIdx: number;
}

const require = createRequire(import.meta.url);
const MAX_MEMORY_MB = 512;
/** PDF points are 1/72 inch: this scale gives 200 dots an inch. */
const SCALE = 200 / 72;
const MAX_SIDE_PX = 3400;
const MAX_LETTERS = 50_000;

/**
 * Returns the number of pages or renders one page with the words of its text layer. Uses a new engine each time, because WebAssembly
 * memory never shrinks. Runs in a process of its own; see `runInProcess`.
 */
export async function task({ path, page }: Work): Promise<{ pages: number; page?: PdfPage } | Failure> {
  const wasm = boundedWasm(readFileSync(require.resolve('@hyzyla/pdfium/pdfium.wasm')), MAX_MEMORY_MB);
  const library = await PDFiumLibrary.init({ wasmBinary: Uint8Array.from(wasm).buffer });
  let document: PDFiumDocument;
  try {
    document = await library.loadDocument(readFileSync(path));
  } catch (error) {
    return String(error).includes('Password') ? 'protected' : 'damaged';
  }
  try {
    const pages = document.getPageCount();
    return page === undefined ? { pages } : { pages, page: await drawPage(document.getPage(page)) };
  } catch {
    return 'damaged';
  }
}

async function drawPage(page: PDFiumPage): Promise<PdfPage> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(SCALE, MAX_SIDE_PX / Math.max(originalWidth, originalHeight));
  // rendering closes the page
  const words = wordsOf(page, Math.floor(originalWidth * scale), Math.floor(originalHeight * scale));
  const { width, height, data } = await page.render({ scale, renderFormFields: false });
  return { picture: { width, height, pixels: withoutAlpha(data) }, words };
}

function wordsOf(page: PDFiumPage, width: number, height: number): PdfWord[] {
  const { module: pdfium, pageIdx }: PageInternals = Object(page);
  const text = pdfium._FPDFText_LoadPage(pageIdx);
  const letters = text ? Math.min(MAX_LETTERS, pdfium._FPDFText_CountChars(text)) : 0;
  const memory = pdfium.wasmExports.malloc(48);
  const place = (x: number, y: number) => {
    pdfium._FPDF_PageToDevice(pageIdx, 0, 0, width, height, 0, x, y, memory + 32, memory + 36);
    const [left = 0, top = 0] = pdfium.HEAP32.subarray((memory + 32) / 4, (memory + 40) / 4);
    return { left, top };
  };
  const boxOf = (index: number) => {
    pdfium._FPDFText_GetCharBox(text, index, memory, memory + 8, memory + 16, memory + 24);
    const [left = 0, right = 0, bottom = 0, top = 0] = pdfium.HEAPF64.subarray(memory / 8, memory / 8 + 4);
    const [a, b] = [place(left, top), place(right, bottom)];
    return {
      left: Math.min(a.left, b.left),
      right: Math.max(a.left, b.left),
      top: Math.min(a.top, b.top),
      bottom: Math.max(a.top, b.top),
    };
  };
  const words: PdfWord[] = [];
  let [line, isNew] = [0, true];
  for (let index = 0; index < letters; index++) {
    const letter = String.fromCodePoint(Math.min(pdfium._FPDFText_GetUnicode(text, index), 0x10_ff_ff));
    if (/[\s\0\uFFFE\uFFFF]/u.test(letter)) {
      isNew = true;
      if (letter === '\n') line++;
      continue;
    }
    const box = boxOf(index);
    const word = words.at(-1);
    if (isNew || !word) words.push({ text: letter, line, ...box });
    else {
      word.text += letter;
      word.left = Math.min(word.left, box.left);
      word.right = Math.max(word.right, box.right);
      word.top = Math.min(word.top, box.top);
      word.bottom = Math.max(word.bottom, box.bottom);
    }
    isNew = false;
  }
  return words;
}

function withoutAlpha(data: Uint8Array): Buffer {
  const pixels = Buffer.allocUnsafe((data.length / 4) * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    pixels.set(data.subarray(from, from + 3), to);
  }
  return pixels;
}
