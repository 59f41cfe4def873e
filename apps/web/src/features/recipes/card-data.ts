import type { Wire } from '#client';

const fields = ['id', 'name', 'slug', 'image', 'totalTime', 'performTime', 'prepTime', 'rating'] as const;

/** What a card shows. A rendered page carries its data along, so a list keeps no more than this. */
export type CardData = Pick<Wire<'RecipeSummary'>, (typeof fields)[number]>;

export const cardData = (recipe: CardData): CardData =>
  Object.fromEntries(fields.map((field) => [field, recipe[field]])) as unknown as CardData;
