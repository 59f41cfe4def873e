import type { RequestSchema } from '#contract';
import { formatDuration, emptyRecipe, readDuration, type ReadRecipe, type RecipeDuration } from '#recipe-reader';

/** A file of a recipe. */
export interface ImportedAsset {
  name: string;
  icon?: string;
  /** File name that texts of the recipe refer to. */
  fileName?: string;
  bytes: Uint8Array;
}

/** A line that stands for another recipe. */
export interface ImportedSubRecipe {
  /** Index of the line. */
  line: number;
  name: string;
  slug?: string;
  /** Id in the other program. */
  sourceId?: string;
  /** Note of the line if it is linked; without a link, the note also contains the name. */
  note?: string;
}

/** A recipe read from a file. */
export interface ImportedRecipe extends ReadRecipe {
  /** Picture in the file; else `images` may have addresses. */
  picture: Uint8Array | null;
  assets: ImportedAsset[];
  subRecipes: ImportedSubRecipe[];
  /** Id in the other program; may be empty. */
  sourceId: string;
  /** Name of a book, a person or a site. */
  source: string;
  /** ISO date. */
  dateAdded: string | null;
  lastMade: string | null;
  /** True if only an address is known, from which the recipe must be imported. */
  isLink: boolean;
  /** Fields in the form of our API, from our own and Mealie's files; override the other fields. */
  native: Partial<RequestSchema<'RecipeChanges'>>;
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

/** Fills missing fields with empty values. */
export const importedRecipe = (known: Partial<ImportedRecipe>): ImportedRecipe => ({ ...EMPTY_RECIPE, ...known });

/** Converts minutes to a duration; null for zero. */
export const toDuration = (value: number | null | undefined): RecipeDuration | null =>
  value && value > 0 && Number.isFinite(value) ? { minutes: value, text: formatDuration(value) } : null;

/** Parses a time: "1 h", "PT1H", "1:30", "90"; null for zero. */
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

/** True for the label of a time that the dish cooks: "Baking time". */
export const isCookingLabel = (label: string): boolean => /^(?:cook|bak|roast|grill)/i.test(label);

/** Parses a rating and scales it to 5 stars. */
export function parseRating(value: unknown, best = 5): ImportedRecipe['rating'] {
  const [, score, of] = /(\d+(?:[.,]\d+)?)(?:\s*\/\s*(\d+))?/.exec(String(value ?? '')) ?? [];
  const stars = (Number(score?.replace(',', '.')) / (of ? Number(of) : best)) * 5;
  return stars > 0 && stars <= 5 ? { value: Math.round(stars * 2) / 2, count: null } : null;
}

/** Parses a date or timestamp to an ISO day; null if invalid. */
export function parseDay(value: unknown): string | null {
  if (typeof value === 'number') return parseDay(new Date(value < 1e11 ? value * 1000 : value).toISOString());
  const written = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(String(value ?? ''));
  if (!written) return null;
  const [, year = '', month = '', date = ''] = written;
  const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return Number.isNaN(Date.parse(iso)) || Number(year) < 1900 ? null : iso;
}

/** Accepts an ISO 8601 day or timestamp; null for other values. */
export const parseMoment = (value: unknown): string | null =>
  /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(String(value)) && parseDay(value) ? String(value) : null;
