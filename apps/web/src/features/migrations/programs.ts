import { keysOf } from '#contract/objects';
import type { RequestSchema } from '#contract';

/** Programs with instructions for exporting, and their file types. Files are recognized by content. */
export const programs = {
  auto: '',
  mealie: 'mealie_2026.01.01.zip\n├─ database.json\n└─ data/recipes/<id>/images/original.webp',
  tandoor: 'export.zip\n├─ 1.zip\n│  ├─ recipe.json\n│  └─ image.jpeg\n└─ 2.zip',
  nextcloud: 'Recipes.zip\n├─ Apple pie/\n│  ├─ recipe.json\n│  └─ full.jpg\n└─ Soup/\n   └─ recipe.json',
  paprika: 'My Recipes.paprikarecipes\n├─ Apple pie.paprikarecipe\n└─ Soup.paprikarecipe',
  recipekeeper: 'RecipeKeeper.zip\n├─ recipes.html\n└─ images/',
  copymethat: 'recipes.zip\n├─ recipes.html\n└─ images/',
  recipesage: 'recipesage-data.json-ld.json',
  plantoeat: 'plan-to-eat.csv',
  chowdown: 'site.zip\n├─ _recipes/\n│  └─ apple-pie.md\n└─ images/\n   └─ apple-pie.jpg',
  mealie_alpha:
    'mealie_2021-Dec-08.zip\n└─ recipes/\n   └─ apple-pie/\n      ├─ apple-pie.json\n      └─ images/original.webp',
} as const satisfies Partial<Record<RequestSchema<'MigrationType'>, string>>;

export type Program = keyof typeof programs;
export const programNames = keysOf(programs);
