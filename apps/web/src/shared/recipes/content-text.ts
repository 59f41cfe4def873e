import type { TFunction } from 'i18next';
import { type PlainRecipeField, plainRecipeFields } from '#contract/recipe-fields';
import { displayIngredient } from '#ingredients';
import type { ContentField, VersionContent } from './history-queries.ts';

type Line = NonNullable<VersionContent['recipeIngredient']>[number];
type Row = { title?: string | null; text?: string | null };

const SETTINGS = ['showNutrition', 'showAssets', 'landscapeView', 'disableComments', 'disableAmount'] as const;

/** @returns a field as text, one item a line */
export function textOf(content: VersionContent, field: ContentField, t: TFunction<'history'>): string {
  if (isPlain(field)) return String(content[field] ?? '');
  switch (field) {
    case 'recipeIngredient':
      return lines(content.recipeIngredient?.flatMap((line) => [...heading(line.title), lineText(line)]));
    case 'recipeInstructions':
      return lines(content.recipeInstructions?.flatMap(rowTexts));
    case 'notes':
      return lines(content.notes?.flatMap(rowTexts));
    case 'recipeCategory':
    case 'tags':
    case 'tools':
      return lines(content[field]?.map(({ name }) => name ?? ''));
    case 'settings':
      return lines(SETTINGS.filter((key) => content.settings?.[key]).map((key) => t(`settings.${key}`)));
    case 'nutrition':
    case 'extras':
      return lines(entries(content[field]).map(([key, value]) => `${key}: ${value}`));
  }
}

const isPlain = (field: ContentField): field is PlainRecipeField => plainRecipeFields.some((plain) => plain === field);
const lines = (texts: string[] = []): string => texts.filter(Boolean).join('\n');
const heading = (title?: string | null): string[] => (title ? [`${title}:`] : []);
const rowTexts = ({ title, text }: Row): string[] => [...heading(title), text ?? ''];
const entries = (values: object | undefined): [string, unknown][] =>
  Object.entries(values ?? {}).filter(([, value]) => value);

/** Line in the author's words. */
function lineText({ unit, food, originalText, ...line }: Line): string {
  const shown = { ...line, unit: unit?.name ? { ...unit, name: unit.name } : null, food: food?.name };
  return displayIngredient(shown).text.trim() || (originalText ?? '');
}
