import { detectLanguage } from '#ingredients/parser';
import { numberText } from '#locales';
import { formatDuration, type ReadRecipe, type RecipeDuration } from '#recipe-reader';
import type { ParsedLine } from '#parsing';
import type { RecipeChanges } from '../recipes/recipe-writer.ts';

interface Options {
  includeTags?: boolean;
  includeCategories?: boolean;
  categories?: RecipeChanges['recipeCategory'];
  tags?: RecipeChanges['tags'];
  /** Locale of the caller, for pages that do not declare a language. */
  locale: string;
}
const MAX_TAGS = 20;
const LIMITS = { text: 255, description: 20_000, step: 20_000, line: 5000 };

const titleCase = (text: string) => text.replace(/(^|\s)\p{Ll}/gu, (start) => start.toUpperCase());
const cut = (text: string, length: number) => text.slice(0, length).toWellFormed();
const toNames = (words: string[]) =>
  words.slice(0, MAX_TAGS).map((name) => ({ name: titleCase(cut(name, LIMITS.text)) }));
const cutOrNull = (text: string | undefined) => (text ? cut(text, LIMITS.text) : null);
/** Writes a duration that the page has only in ISO 8601 in the page's language; other texts are kept. */
function formatTime(read: RecipeDuration | null, language: string): string | null {
  if (!read?.minutes || read.text !== formatDuration(read.minutes)) return cutOrNull(read?.text);
  const minutes = Math.round(read.minutes);
  const parts = [
    ['day', Math.floor(minutes / 1440)],
    ['hour', Math.floor((minutes % 1440) / 60)],
    ['minute', minutes % 60],
  ] as const;
  // Western digits, as in the other texts of a recipe
  const write = (unit: string, value: number) =>
    numberText(value, language, { style: 'unit', unit, unitDisplay: 'long' });
  const words = parts.flatMap(([unit, value]) => (value ? write(unit, value) : []));
  return words.join(' ') || cutOrNull(read.text);
}

function isLanguage(tag: string): boolean {
  try {
    return tag !== '' && Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** BCP 47: undetermined. */
const UNKNOWN = 'und';

/** Language of the texts of a recipe: as its source declares it, else by its words; null if they show none. */
export function languageOfTexts(changes: RecipeChanges, declared: string): string | null {
  if (isLanguage(declared)) return Intl.getCanonicalLocales(declared)[0] ?? null;
  const { name = '', recipeIngredient, recipeInstructions } = changes;
  const texts = [
    name,
    ...(recipeIngredient ?? []).map(({ originalText, note }) => originalText || note || ''),
    ...(recipeInstructions ?? []).map(({ text }) => text),
  ];
  const detected = detectLanguage(texts.join('\n'), UNKNOWN);
  return detected === UNKNOWN ? null : detected;
}

/** Converts the recipe of a page to changes within the limits of the contract. */
export function changesFromPage(
  read: ReadRecipe,
  url: string | null,
  options: Options,
): RecipeChanges & { name: string } {
  const keywords = options.includeTags ? toNames(read.keywords) : [];
  const sections = options.includeCategories ? toNames(read.categories) : [];
  const language = [read.language, options.locale].find(isLanguage) ?? 'en';
  return {
    name: cut(read.name, LIMITS.text) || 'Untitled',
    description: cut(read.description, LIMITS.description),
    // "Serves 4.0" becomes "Serves 4"
    recipeYield: cutOrNull(read.recipeYield.replace(/(?<=\d)\.0+(?!\d)/g, '')),
    recipeServings: read.servings ?? 0,
    totalTime: formatTime(read.totalTime, language),
    prepTime: formatTime(read.prepTime, language),
    cookTime: formatTime(read.cookTime, language),
    performTime: formatTime(read.performTime ?? read.cookTime, language),
    orgURL: url || read.url || null,
    nutrition: read.nutrition,
    tags: [...(options.tags ?? []), ...keywords],
    recipeCategory: [...(options.categories ?? []), ...sections],
    recipeIngredient: read.ingredients.slice(0, 1000).map(ingredientFrom),
    recipeInstructions: read.instructions.slice(0, 1000).map(({ title, text, facts = null }) => ({
      title: cut(title ?? '', LIMITS.text),
      text: cut(text, LIMITS.step),
      facts,
    })),
    notes: read.notes
      .slice(0, 100)
      .map(({ title, text }) => ({ title: cut(title ?? '', LIMITS.text), text: cut(text, LIMITS.step) })),
  };
}

const ingredientFrom = ({ title, text }: { title?: string; text: string }) => {
  const line = cut(text, LIMITS.line);
  return { title: cut(title ?? '', LIMITS.text), note: line, originalText: line, quantity: null };
};

/** Below this confidence, a line is kept as text instead of being split wrongly. */
const MIN_CONFIDENCE = 0.5;
type Line = NonNullable<RecipeChanges['recipeIngredient']>[number];

/** Splits a line into amount, unit, food and note if the parser is confident enough. */
export function applyParsedLine(line: Line, { confidence, ingredient }: ParsedLine): Line {
  const { quantity, quantityMax, unit, food, note, words, referenceId } = ingredient;
  if (confidence.average < MIN_CONFIDENCE) return { ...line, referenceId };
  return { ...line, referenceId, quantity, quantityMax, unit, food, note, words };
}
