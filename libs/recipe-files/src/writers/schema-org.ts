import type { ExportedRecipe, Writer } from './exported-recipe.ts';
import { withUnits } from './nutrients.ts';

/** Writes schema.org JSON-LD. Notes and sections of ingredients are extensions that our reader supports. */
export const schemaOrg: Writer = {
  extension: 'jsonld',
  type: 'application/ld+json',
  write: (recipe) => JSON.stringify(nodeOf(recipe), null, 2),
};

const omitEmpty = (node: object) =>
  Object.fromEntries(
    Object.entries(node).filter(
      ([, value]) => value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && !value.length),
    ),
  );
/** Writes names with separators as terms, because programs split text at commas. */
const names = (list: { name: string }[]) =>
  list.map(({ name }) => (/[,;]/.test(name) ? { '@type': 'DefinedTerm', name } : name));

function nodeOf(recipe: ExportedRecipe): object {
  const { recipeServings } = recipe;
  return omitEmpty({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    identifier: recipe.id,
    name: recipe.name,
    description: recipe.description,
    url: recipe.orgURL,
    recipeYield: recipe.recipeYield || (recipeServings ? String(recipeServings) : ''),
    prepTime: duration(recipe.prepTimeMinutes, recipe.prepTime),
    cookTime: duration(recipe.performTimeMinutes, recipe.performTime),
    totalTime: duration(recipe.totalTimeMinutes, recipe.totalTime),
    recipeCategory: names(recipe.recipeCategory),
    keywords: names(recipe.tags),
    tool: names(recipe.tools),
    recipeIngredient: sections(
      recipe.recipeIngredient.map(({ title, display }) => ({ title, text: display })),
      (title, lines) => ({ '@type': 'ItemList', name: title, itemListElement: lines }),
      (text) => text,
    ),
    recipeInstructions: sections(
      recipe.recipeInstructions,
      (title, steps) => ({ '@type': 'HowToSection', name: title, itemListElement: steps }),
      (text) => ({ '@type': 'HowToStep', text }),
    ),
    recipeNotes: recipe.notes.map(({ title, text }) => omitEmpty({ '@type': 'CreativeWork', name: title, text })),
    nutrition: nutritionOf(recipe.nutrition),
    aggregateRating: recipe.rating && {
      '@type': 'AggregateRating',
      ratingValue: recipe.rating,
      bestRating: 5,
      ratingCount: 1,
    },
    associatedMedia: recipe.assets.map(({ name, fileName }) => ({
      '@type': 'MediaObject',
      name,
      contentUrl: `assets/${fileName}`,
    })),
    datePublished: recipe.dateAdded,
    dateModified: recipe.dateUpdated,
  });
}

function sections(
  lines: { title: string; text: string }[],
  head: (title: string, items: unknown[]) => object,
  write: (text: string) => unknown,
): unknown[] {
  const sections: { title: string; items: unknown[] }[] = [];
  for (const { title, text } of lines) {
    const section = sections.at(-1);
    if (title || !section) sections.push({ title, items: [write(text)] });
    else section.items.push(write(text));
  }
  return sections.flatMap(({ title, items }) => (title ? [head(title, items)] : items));
}

function nutritionOf(nutrition: ExportedRecipe['nutrition']): object | null {
  const known = withUnits(nutrition);
  return Object.keys(known).length ? { '@type': 'NutritionInformation', ...known } : null;
}

const duration = (minutes: number | null, text: string | null) =>
  minutes === null
    ? text
    : `PT${Math.floor(minutes / 60) ? `${Math.floor(minutes / 60)}H` : ''}${minutes % 60 || minutes < 60 ? `${minutes % 60}M` : ''}`;
