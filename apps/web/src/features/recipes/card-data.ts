import type { Wire } from '#client';

const fields = [
  'id',
  'name',
  'slug',
  'image',
  'totalTime',
  'totalTimeMinutes',
  'performTime',
  'performTimeMinutes',
  'prepTime',
  'prepTimeMinutes',
  'rating',
  'description',
] as const;

/** More of a description has no room on a card. */
const longest = 140;

/** What a card shows. A rendered page carries its data along, so a list keeps no more than this. */
export type CardData = Pick<Wire<'RecipeSummary'>, (typeof fields)[number]>;

export const cardData = (recipe: CardData): CardData =>
  ({
    ...Object.fromEntries(fields.map((field) => [field, recipe[field]])),
    description: recipe.description?.slice(0, longest),
  }) as CardData;
