import { jsonrepair } from 'jsonrepair';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asArray(value: Json | undefined): Json[] {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** Remaining characters of a page that may be repaired, because repairing may take quadratic time. */
export interface RepairBudget {
  characters: number;
}

export function repairBudget(): RepairBudget {
  return { characters: 120_000 };
}

/** Parses JSON with frequent faults: wrapped in comments or CDATA, raw line breaks in strings, truncated, stray commas. */
export function parseLooseJson(text: string, budget = repairBudget()): Json | undefined {
  const bare = unwrap(text);
  return tryParse(bare) ?? tryParse(escapeControls(bare)) ?? repair(bare, budget);
}

function unwrap(text: string): string {
  return text
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\]\]>|\/\*\s*\]\]>\s*\*\/)\s*$/, '')
    .replace(/;\s*$/, '')
    .trim();
}

/** Parses strict JSON; undefined for other texts. */
export function tryParse(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Escapes raw control characters in strings, the most frequent fault. */
function escapeControls(text: string): string {
  let isInText = false;
  // eslint-disable-next-line no-control-regex
  return text.replace(/\\?["\u0000-\u001f]|\\[^]/g, (match) => {
    if (match === '"' || (match === '\\"' && !isInText)) isInText = !isInText;
    // eslint-disable-next-line no-control-regex
    return isInText ? match.replace(/[\u0000-\u001f]/, escapeControl) : match;
  });
}

function escapeControl(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function repair(text: string, budget: RepairBudget): Json | undefined {
  if (text.length > budget.characters || !/["']?@type|ingredient/i.test(text)) return undefined;
  budget.characters -= text.length;
  return tryRepair(text) ?? tryRepair(`[${text.replace(/\}\s*\{(?=\s*")/g, '},{')}]`);
}

function tryRepair(text: string): Json | undefined {
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}

/** Deeper values are cut off, so that readers may recurse. */
const maxNesting = 100;

/** Lists all objects inside a value, the outermost first, without recursion. */
export function objectsIn(value: Json): { object: JsonObject; path: string }[] {
  const objects: { object: JsonObject; path: string }[] = [];
  const queue: { value: Json; path: string; depth: number }[] = [{ value, path: '', depth: 0 }];
  for (const item of queue) {
    if (isObject(item.value)) objects.push({ object: item.value, path: item.path });
    if (typeof item.value !== 'object' || item.value === null) continue;
    const holder = item.value as JsonObject;
    for (const [key, child] of Object.entries(holder)) {
      if (typeof child !== 'object' || child === null) continue;
      if (item.depth >= maxNesting) holder[key] = null;
      else queue.push({ value: child, path: childPath(item.path, key), depth: item.depth + 1 });
    }
  }
  return objects;
}

function childPath(path: string, key: string): string {
  const step = /^\d+$/.test(key) ? `[${key}]` : key;
  const joined = path && !step.startsWith('[') ? `${path}.${step}` : path + step;
  return joined.length > 200 ? path : joined;
}
