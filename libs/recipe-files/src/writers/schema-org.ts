import { factsOfStep } from '#ingredients';
import type { ExportedRecipe, Writer } from './exported-recipe.ts';
import { withUnits } from './nutrients.ts';

/** Writes schema.org JSON-LD. Notes, sections of ingredients and facts of steps are extensions that our reader supports. */
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
    inLanguage: recipe.language,
    url: recipe.orgURL,
    recipeYield: recipe.recipeYield || (recipeServings ? String(recipeServings) : ''),
    prepTime: duration(recipe.prepTimeMinutes, recipe.prepTime),
    cookTime: duration(recipe.performTimeMinutes, recipe.performTime),
    totalTime: duration(recipe.totalTimeMinutes, recipe.totalTime),
    recipeCategory: names(recipe.recipeCategory),
    keywords: names(recipe.tags),
    tool: names(recipe.tools),
    recipeIngredient: sections(
      recipe.recipeIngredient,
      (title, lines) => ({ '@type': 'ItemList', name: title, itemListElement: lines }),
      ({ display }) => display,
    ),
    recipeInstructions: sections(
      recipe.recipeInstructions,
      (title, steps) => ({ '@type': 'HowToSection', name: title, itemListElement: steps }),
      stepNode,
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

/** A step with the time that it takes, and the facts that a person mended as an extension. */
function stepNode(step: ExportedRecipe['recipeInstructions'][number]): object {
  const { handsMinutes, waits } = factsOfStep(step);
  const minutes = waits.reduce((sum, wait) => sum + (wait.minutes ?? 0), handsMinutes ?? 0);
  return omitEmpty({
    '@type': 'HowToStep',
    text: step.text,
    timeRequired: minutes > 0 ? duration(minutes, null) : null,
    stepFacts: step.facts,
  });
}

function sections<Line extends { title: string }>(
  lines: Line[],
  head: (title: string, items: unknown[]) => object,
  write: (line: Line) => unknown,
): unknown[] {
  const sections: { title: string; items: unknown[] }[] = [];
  for (const line of lines) {
    const section = sections.at(-1);
    if (line.title || !section) sections.push({ title: line.title, items: [write(line)] });
    else section.items.push(write(line));
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
