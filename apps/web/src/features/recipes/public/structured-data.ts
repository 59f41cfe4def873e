import { sectionsOf } from '../print/sections.ts';
import type { Recipe } from '../../../shared/recipes/recipe-query.ts';

interface Addresses {
  /** Address of the page. */
  url: string;
  /** Address of the picture, if there is one. */
  picture?: string;
}

const MINUTES_OF_HOUR = 60;

/** Recipe as schema.org data, complete enough for importers. */
export function structuredData(recipe: Recipe, { url, picture }: Addresses): object {
  const { recipeIngredient, recipeCategory, tags, tools, notes, nutrition } = recipe;
  return present({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    description: plain(recipe.descriptionHtml),
    url,
    image: picture && [picture],
    datePublished: recipe.dateAdded,
    dateModified: recipe.dateUpdated,
    recipeYield: recipe.recipeYield || (recipe.recipeServings ? String(recipe.recipeServings) : undefined),
    prepTime: duration(recipe.prepTimeMinutes, recipe.prepTime),
    cookTime: duration(recipe.performTimeMinutes ?? recipe.cookTimeMinutes, recipe.performTime ?? recipe.cookTime),
    totalTime: duration(recipe.totalTimeMinutes, recipe.totalTime),
    recipeCategory: names(recipeCategory),
    keywords: tags.map(({ name }) => name).join(', '),
    tool: names(tools),
    recipeIngredient: recipeIngredient.map(({ display }) => display),
    recipeInstructions: instructions(recipe),
    // not part of schema.org, but read by our own importer
    recipeNotes: notes.map(({ title, text }) => present({ '@type': 'CreativeWork', name: title, text })),
    nutrition: nutrients(nutrition),
    isBasedOn: recipe.orgURL,
  });
}

function instructions({ recipeInstructions, stepsHtml }: Recipe): object[] {
  return sectionsOf(recipeInstructions).flatMap(({ title, start, items }): object[] => {
    const steps = items.map(({ text }, index) => ({
      '@type': 'HowToStep',
      text: plain(stepsHtml[start + index] ?? text),
    }));
    return title ? [{ '@type': 'HowToSection', name: title, itemListElement: steps }] : steps;
  });
}

const units = new Map([
  ['calories', 'kcal'],
  ['sodiumContent', 'mg'],
]);

function nutrients(nutrition: Recipe['nutrition']): object | undefined {
  const known = Object.entries(nutrition).flatMap(([name, value]) =>
    value ? [[name, /^[\d.,\s]+$/.test(value) ? `${value.trim()} ${units.get(name) ?? 'g'}` : value]] : [],
  );
  return known.length ? { '@type': 'NutritionInformation', ...Object.fromEntries(known) } : undefined;
}

function duration(minutes: number | null, text: string | null): string | undefined {
  if (minutes === null) return text ?? undefined;
  const hours = Math.floor(minutes / MINUTES_OF_HOUR);
  const rest = minutes % MINUTES_OF_HOUR;
  return `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`;
}

const names = (list: { name: string }[]) => list.map(({ name }) => name);

const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }));

/** Plain text of HTML that the server rendered from Markdown. */
export function plain(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/(?:p|li|h\d)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities.get(name) ?? '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

const present = (fields: Record<string, unknown>): object =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => {
      if (value === undefined || value === null || value === '') return false;
      return !(Array.isArray(value) && !value.length);
    }),
  );
