import { entries } from './compile.ts';
import { germanic } from './germanic.ts';

let units: Map<string, string> | null = null;
let numbers: Map<string, number> | null = null;

/** English words of measure and what unit they mean. Made on first use, so that a page that only shows amounts does not carry them. */
export function englishUnits(): Map<string, string> {
  return (units ??= entries(english('units')));
}

export function englishNumbers(): Map<string, number> {
  return (numbers ??= new Map([...entries(english('numbers'))].map(([word, value]) => [word, Number(value)])));
}

function english(part: 'units' | 'numbers'): string {
  return germanic.find(({ language }) => language === 'en')?.[part] ?? '';
}
