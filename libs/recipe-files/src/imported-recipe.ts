import type { Input } from '#contract';
import {
  formatDuration,
  emptyRecipe,
  readDuration,
  type ReadRecipe,
  type RecipeDuration,
  type RecipeLine,
} from '#recipe-reader';

/** A file that belongs to a recipe. */
export interface ImportedAsset {
  name: string;
  icon?: string;
  /** As texts of the recipe call it. */
  fileName?: string;
  bytes: Uint8Array;
}

/** A line that stands for another recipe, which is known by its name and perhaps by the end of its address. */
export interface ImportedSubRecipe {
  /** Its place among the lines. */
  line: number;
  name: string;
  slug?: string;
  /** What the other program calls it for itself. */
  sourceId?: string;
  /** What the line notes where it is linked; without a link the name is said there as well. */
  note?: string;
}

/** A recipe as a file of another program, or of ours, has it. */
export interface ImportedRecipe extends ReadRecipe {
  /** Its picture, where the file holds it; else `images` may have an address. */
  picture: Uint8Array | null;
  assets: ImportedAsset[];
  subRecipes: ImportedSubRecipe[];
  /** What the other program calls it for itself; empty where it does not. */
  sourceId: string;
  /** A book, a person, the name of a site. */
  source: string;
  /** ISO dates. */
  dateAdded: string | null;
  lastMade: string | null;
  /** Only an address is known: the recipe is to be read from there. */
  isLink: boolean;
  /** What only files of ours and of close relatives have: it is taken as it is. */
  native: Partial<Input<'RecipeChanges'>>;
}

const EMPTY_RECIPE: ImportedRecipe = {
  ...emptyRecipe,
  picture: null,
  assets: [],
  subRecipes: [],
  sourceId: '',
  source: '',
  dateAdded: null,
  lastMade: null,
  isLink: false,
  native: {},
};

/** Completes what a format knows of a recipe. */
export const importedRecipe = (known: Partial<ImportedRecipe>): ImportedRecipe => ({ ...EMPTY_RECIPE, ...known });

/** A time in minutes, in words. */
export const toDuration = (value: number | null | undefined): RecipeDuration | null =>
  value && value > 0 && Number.isFinite(value) ? { minutes: value, text: formatDuration(value) } : null;

/** A time as people or programs write it: "1 h", "PT1H", "1:30", "90". Zero is none. */
export function parseTime(value: unknown): RecipeDuration | null {
  if (typeof value === 'number') return toDuration(value);
  if (typeof value !== 'string' || !value.trim()) return null;
  const text = value.trim();
  const clock = /^(\d{0,3}):(\d{2})(?::\d{2})?$/.exec(text);
  if (clock) return toDuration(Number(clock[1]) * 60 + Number(clock[2]));
  if (/^\d+(\.0+)?$/.test(text)) return toDuration(Number(text));
  const read = readDuration(text);
  if (read?.minutes === 0) return null;
  return read ?? { minutes: null, text };
}

/** From 0 to 5; stars out of another number are counted in proportion. */
export function parseRating(value: unknown, best = 5): ImportedRecipe['rating'] {
  const [, score, of] = /(\d+(?:[.,]\d+)?)(?:\s*\/\s*(\d+))?/.exec(String(value ?? '')) ?? [];
  const stars = (Number(score?.replace(',', '.')) / (of ? Number(of) : best)) * 5;
  return stars > 0 && stars <= 5 ? { value: Math.round(stars * 2) / 2, count: null } : null;
}

/** The day of a date in any of the usual forms, or null. */
export function parseDay(value: unknown): string | null {
  if (typeof value === 'number') return parseDay(new Date(value < 1e11 ? value * 1000 : value).toISOString());
  const written = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(String(value ?? ''));
  if (!written) return null;
  const [, year, month, date] = written;
  const iso = `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}`;
  return Number.isNaN(Date.parse(iso)) || Number(year) < 1900 ? null : iso;
}

/** A day, or a moment of it, as ISO 8601 writes it; null for anything else. */
export const parseMoment = (value: unknown): string | null =>
  /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(String(value)) && parseDay(value) ? String(value) : null;

export const line = (text: string, title?: string): RecipeLine => (title ? { title, text } : { text });
