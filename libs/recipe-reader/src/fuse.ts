import { durationText } from './duration.ts';
import type { Provenance, Reading, ReadRecipe, RecipeField, Source } from './recipe.ts';
import { isEmpty } from './structured/schema-recipe.ts';

export interface RecipeResult {
  recipe: ReadRecipe | null;
  provenance: Provenance;
}

const nothing: ReadRecipe = {
  name: '',
  description: '',
  images: [],
  recipeYield: '',
  servings: null,
  prepTime: null,
  cookTime: null,
  performTime: null,
  totalTime: null,
  ingredients: [],
  instructions: [],
  keywords: [],
  categories: [],
  cuisines: [],
  tools: [],
  author: '',
  nutrition: {},
  language: '',
  url: '',
  rating: null,
  video: '',
};

/** How far a source is believed when nothing speaks for or against a field. */
const trust: Record<Source, number> = {
  'json-ld': 0.95,
  microdata: 0.9,
  rdfa: 0.85,
  'h-recipe': 0.85,
  'app-state': 0.8,
  page: 0.75,
  'open-graph': 0.6,
};

/** Puts the readings of a page together, best first: each field is taken from the first reading that knows it. */
export function fuse(readings: Reading[], url: string): RecipeResult {
  const recipe: ReadRecipe = { ...nothing };
  const provenance: Provenance = {};
  for (const field of Object.keys(nothing) as RecipeField[]) {
    const reading = readings.find(({ fields }) => !isEmpty(fields[field]));
    if (!reading) continue;
    Object.assign(recipe, { [field]: reading.fields[field] });
    provenance[field] = { source: reading.source, path: `${reading.path}/${field}`, confidence: trust[reading.source] };
  }
  if (!recipe.ingredients.length && !recipe.instructions.length) return { recipe: null, provenance: {} };
  return { recipe: finish(recipe, url), provenance };
}

function finish(recipe: ReadRecipe, url: string): ReadRecipe {
  const sum = (recipe.prepTime?.minutes ?? 0) + (recipe.cookTime?.minutes ?? 0);
  const totalTime = recipe.totalTime ?? (sum ? { text: durationText(sum), minutes: sum } : null);
  const images = recipe.images.map((image) => absolute(image, url)).filter(Boolean);
  return {
    ...recipe,
    totalTime,
    images: [...new Set(images)],
    url: absolute(recipe.url, url) || url,
    video: absolute(recipe.video, url),
  };
}

function absolute(address: string, base: string): string {
  if (!address) return '';
  try {
    const { protocol, href } = new URL(address, base);
    return protocol === 'https:' || protocol === 'http:' ? href : '';
  } catch {
    return '';
  }
}
