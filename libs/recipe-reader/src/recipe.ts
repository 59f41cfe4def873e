import type { StepFacts } from '#ingredients';
import type { RecipeDuration } from './duration.ts';

/** An ingredient or step; `title` is the heading of a section that begins with it. */
export interface RecipeLine {
  title?: string;
  text: string;
  /** Facts of a step that a person mended, from our own files. */
  facts?: Partial<StepFacts>;
}

/** A step of structured data with an optional name, which many sites add only for search engines. */
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

/** A recipe as it was read. Missing texts are empty, missing values null. */
export interface ReadRecipe {
  name: string;
  description: string;
  /** Absolute addresses of pictures, the best first. */
  images: string[];
  recipeYield: string;
  servings: number | null;
  prepTime: RecipeDuration | null;
  cookTime: RecipeDuration | null;
  performTime: RecipeDuration | null;
  totalTime: RecipeDuration | null;
  ingredients: RecipeLine[];
  instructions: RecipeLine[];
  /** Notes and tips behind the last step. */
  notes: RecipeLine[];
  keywords: string[];
  categories: string[];
  cuisines: string[];
  tools: string[];
  author: string;
  nutrition: Nutrition;
  /** BCP 47 tag that the page declares. */
  language: string;
  url: string;
  rating: { value: number; count: number | null } | null;
  video: string;
}

export type RecipeField = keyof ReadRecipe;

export type Source = 'json-ld' | 'microdata' | 'rdfa' | 'h-recipe' | 'app-state' | 'open-graph' | 'page';

/** Origin of a field: `path` is a key of the structured data or an element, `confidence` from 0 to 1. */
export interface FieldProvenance {
  source: Source;
  path: string;
  confidence: number;
}

export type Provenance = Partial<Record<RecipeField, FieldProvenance>>;

/** A picture and its stated size in pixels; 0 if unknown. */
export interface Picture {
  address: string;
  area: number;
}

export type SourceFields = Partial<Omit<ReadRecipe, 'instructions' | 'images'>> & {
  instructions?: NamedLine[];
  images?: Picture[];
};

/** Fields of a recipe from one source. */
export interface Reading {
  source: Source;
  path: string;
  fields: SourceFields;
}
