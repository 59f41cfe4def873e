import type { TFunction } from 'i18next';
import { displayIngredient } from '#ingredients';
import type { ContentField, VersionContent } from './history-queries.ts';

type Line = NonNullable<VersionContent['recipeIngredient']>[number];
type Row = { title?: string | null; text?: string | null };

const FACTS = ['name', 'description', 'recipeYield', 'prepTime', 'performTime', 'totalTime', 'orgURL'] as const;
const SETTINGS = ['showNutrition', 'showAssets', 'landscapeView', 'disableComments', 'disableAmount'] as const;

type Fact = (typeof FACTS)[number];

/** In the order in which a recipe shows them. */
export const comparedFields: ContentField[] = [
  'name',
  'description',
  'recipeYield',
  'recipeServings',
  'prepTime',
  'performTime',
  'cookTime',
  'totalTime',
  'recipeIngredient',
  'recipeInstructions',
  'notes',
  'recipeCategory',
  'tags',
  'tools',
  'nutrition',
  'orgURL',
  'settings',
  'extras',
];

/** What a field says, one thing a line. */
export function textOf(content: VersionContent, field: ContentField, t: TFunction<'history'>): string {
  if (isFact(field)) return content[field] ?? '';
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
    default:
      return String(content[field as 'cookTime' | 'recipeServings'] ?? '');
  }
}

const isFact = (field: ContentField): field is Fact => (FACTS as readonly string[]).includes(field);
const lines = (texts: string[] = []): string => texts.filter(Boolean).join('\n');
const heading = (title?: string | null): string[] => (title ? [`${title}:`] : []);
const rowTexts = ({ title, text }: Row): string[] => [...heading(title), text ?? ''];
const entries = (values: object | undefined): [string, unknown][] =>
  Object.entries(values ?? {}).filter(([, value]) => value);

/** As its author wrote it. */
function lineText({ unit, food, originalText, ...line }: Line): string {
  const shown = { ...line, unit: unit?.name ? { ...unit, name: unit.name } : null, food: food?.name };
  return displayIngredient(shown).text.trim() || (originalText ?? '');
}
