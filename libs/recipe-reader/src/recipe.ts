import type { RecipeDuration } from './duration.ts';

/** An ingredient or a step; `title` is the heading of the section that begins with it. */
export interface RecipeLine {
  title?: string;
  text: string;
}

/** A step as structured data may have it: with a name of its own, which many sites invent for search engines only. */
export interface NamedLine extends RecipeLine {
  name?: string;
}

export interface Nutrition {
  calories?: string;
  fatContent?: string;
  proteinContent?: string;
  carbohydrateContent?: string;
  fiberContent?: string;
  sodiumContent?: string;
  sugarContent?: string;
}

/** A recipe as it was read. Absent texts are empty, absent values null. */
export interface ReadRecipe {
  name: string;
  description: string;
  /** Absolute addresses, the best first. */
  images: string[];
  recipeYield: string;
  servings: number | null;
  prepTime: RecipeDuration | null;
  cookTime: RecipeDuration | null;
  performTime: RecipeDuration | null;
  totalTime: RecipeDuration | null;
  ingredients: RecipeLine[];
  instructions: RecipeLine[];
  /** Notes and tips that stand behind the last step. */
  notes: RecipeLine[];
  keywords: string[];
  categories: string[];
  cuisines: string[];
  tools: string[];
  author: string;
  nutrition: Nutrition;
  /** BCP 47, as the page declares it. */
  language: string;
  url: string;
  rating: { value: number; count: number | null } | null;
  video: string;
}

export type RecipeField = keyof ReadRecipe;

export type Source = 'json-ld' | 'microdata' | 'rdfa' | 'h-recipe' | 'app-state' | 'open-graph' | 'page';

/** Where a field comes from: `path` is a key of the structured data or an element; `confidence` is between 0 and 1. */
export interface FieldProvenance {
  source: Source;
  path: string;
  confidence: number;
}

export type Provenance = Partial<Record<RecipeField, FieldProvenance>>;

/** A picture and the pixels that are stated for it; 0 where none are. */
export interface Picture {
  address: string;
  area: number;
}

export type SourceFields = Partial<Omit<ReadRecipe, 'instructions' | 'images'>> & {
  instructions?: NamedLine[];
  images?: Picture[];
};

/** What one source knows of a recipe. */
export interface Reading {
  source: Source;
  path: string;
  fields: SourceFields;
}
