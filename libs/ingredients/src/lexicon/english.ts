import { entries } from './compile.ts';
import { germanic } from './germanic.ts';

let units: Map<string, string> | null = null;
let numbers: Map<string, number> | null = null;

/** Units by English word. Created on first use, because pages that only show amounts do not need them. */
export function englishUnits(): Map<string, string> {
  return (units ??= entries(english('units')));
}

export function englishNumbers(): Map<string, number> {
  return (numbers ??= new Map([...entries(english('numbers'))].map(([word, value]) => [word, Number(value)])));
}

function english(part: 'units' | 'numbers'): string {
  return germanic.find(({ language }) => language === 'en')?.[part] ?? '';
}
