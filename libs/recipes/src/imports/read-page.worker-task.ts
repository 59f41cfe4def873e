import { gzipSync } from 'node:zlib';
import {
  type ReadOptions,
  readRecipe,
  type RecipeResult,
  readSchemaJson,
  storablePage,
  visibleText,
} from '#recipe-reader';
import { isJson, isPlainText } from './plain-text.ts';
import { textToPage } from './pasted-text.ts';

export interface ReadRequest extends ReadOptions {
  /** Bytes of a page, or pasted HTML, plain text or schema.org JSON. */
  source: string | Uint8Array;
}

interface Read extends RecipeResult {
  /** Pasted text, to report lines that are missing in the recipe. Not set for whole pages and structured data. */
  pasted?: string;
}

/** Reads a recipe from any supported source. Runs in a process of its own. */
export const task = (request: ReadRequest): Read & { stored: Uint8Array } => ({
  ...read(request),
  stored: gzipSync(storablePage(request.source, request.contentType)),
});

function read({ source, ...options }: ReadRequest): Read {
  const start = typeof source === 'string' ? source.slice(0, 100) : Buffer.from(source.subarray(0, 100)).toString();
  if (isJson(start)) {
    const text = typeof source === 'string' ? source : Buffer.from(source).toString();
    return readSchemaJson(text.replace(BYTE_ORDER_MARK, ''), options);
  }
  if (typeof source !== 'string') return readRecipe(source, options);
  if (isPlainText(source)) return { ...readRecipe(textToPage(source), options), pasted: source };
  const result = readRecipe(source, options);
  return isWholePage(source) || hasData(result) ? result : { ...result, pasted: visibleText(source) };
}

const isWholePage = (source: string) => /<(?:!doctype|html|head|body)[\s>]/i.test(source);
const hasData = ({ provenance }: RecipeResult) =>
  Object.values(provenance).some(({ source }) => source !== 'page' && source !== 'open-graph');

const BYTE_ORDER_MARK = /^\uFEFF/;
