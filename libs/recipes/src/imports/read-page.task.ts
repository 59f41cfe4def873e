import { type ReadOptions, readRecipe, readSchemaJson } from '#recipe-reader';
import { isJson, isPlainText } from './plain-text.ts';
import { pageOfText } from './text-page.ts';

export interface ReadRequest extends ReadOptions {
  /** A page as it came, or what a person pasted: a page, the mere text of one, or schema.org JSON. */
  source: string | Uint8Array;
}

/** Reads a recipe from whatever somebody has sent. Runs in a thread: see `runHeavy`. */
export function task({ source, ...options }: ReadRequest) {
  const start = typeof source === 'string' ? source.slice(0, 100) : Buffer.from(source.subarray(0, 100)).toString();
  if (isJson(start)) {
    const text = typeof source === 'string' ? source : Buffer.from(source).toString();
    return readSchemaJson(text.replace(BYTE_ORDER_MARK, ''), options);
  }
  const isPlain = typeof source === 'string' && isPlainText(source);
  return readRecipe(isPlain ? pageOfText(source) : source, options);
}

const BYTE_ORDER_MARK = /^\uFEFF/;
