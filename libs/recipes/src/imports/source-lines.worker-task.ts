import { visibleText } from '#recipe-reader';
import { isJson, isPlainText } from './plain-text.ts';

const MAX_LINES = 3000;
const MAX_LETTERS = 5000;

/** Returns what people read in a page or text. Runs in a process of its own, because pages are long. */
export function task({ text, isPasted }: { text: string; isPasted: boolean }): string[] {
  const lines = readable(text, isPasted).split(/\r?\n/);
  return lines
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .slice(0, MAX_LINES)
    .map((line) => line.slice(0, MAX_LETTERS).toWellFormed());
}

function readable(text: string, isPasted: boolean): string {
  if (isJson(text.slice(0, 100))) return indented(text);
  return isPasted && isPlainText(text) ? text : visibleText(text);
}

function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
