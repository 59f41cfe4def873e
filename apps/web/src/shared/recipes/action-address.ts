import type { Recipe } from './recipe-query.ts';

type Named = Pick<Recipe, 'id' | 'slug' | 'recipeServings' | 'recipeYield' | 'recipeYieldQuantity'>;

/** Values of the placeholders in the address of a recipe action, by name. */
const values = {
  url: (_: Named, { pageUrl }: Shown) => pageUrl,
  id: ({ id }: Named) => id,
  slug: ({ slug }: Named) => slug,
  servings: ({ recipeServings }: Named, { scale }: Shown) => recipeServings * scale,
  yieldQuantity: ({ recipeYieldQuantity }: Named, { scale }: Shown) => recipeYieldQuantity * scale,
  yieldText: ({ recipeYield }: Named) => recipeYield ?? '',
};

interface Shown {
  /** Address of the recipe's page. */
  pageUrl: string;
  /** Factor at which the recipe is shown. */
  scale: number;
}

/** Placeholders as texts show them, isolated from the direction of the words around. */
export const shownPlaceholders = Object.keys(values).map((name) => `\u2066\${${name}}\u2069`);

/** Replaces placeholders such as `${slug}`, encoded for addresses; unknown ones stay. */
export const fillAddress = (address: string, recipe: Named, shown: Shown): string =>
  address.replaceAll(/\$\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name as keyof typeof values](recipe, shown) : undefined;
    return value === undefined ? placeholder : encodeURIComponent(value);
  });
