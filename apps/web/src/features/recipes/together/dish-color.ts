import type { Dish } from '#cooking-plan';

/** Hues that differ for most eyes; dishes are named in words as well. */
const hues = [28, 210, 140, 330, 265, 85, 185, 0];

export const dishColor = (dishes: readonly Dish[], id: string): string =>
  `hsl(${
    hues[
      Math.max(
        0,
        dishes.findIndex((dish) => dish.id === id),
      ) % hues.length
    ] ?? 0
  } 55% 45%)`;
