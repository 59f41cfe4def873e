import { pick } from '#contract/objects';
import type { Wire } from '#client';
import { excerptOf } from '../../../shared/recipes/excerpt.ts';

const fields = [
  'id',
  'name',
  'slug',
  'image',
  'language',
  'totalTime',
  'totalTimeMinutes',
  'performTime',
  'performTimeMinutes',
  'prepTime',
  'prepTimeMinutes',
  'rating',
  'description',
] as const;

/** The fields that a card shows. Lists keep only these, because rendered pages contain their data. */
export type CardData = Pick<Wire<'RecipeSummary'>, (typeof fields)[number]>;

export const cardData = (recipe: CardData): CardData => ({
  ...pick(recipe, fields),
  description: excerptOf(recipe.description ?? ''),
});
