import type { ResponseSchema } from '#contract';
import type { lineFields, PlainRecipeField, stepFields } from '#contract/recipe-fields';

interface Named {
  name: string;
}
interface Unit extends Named {
  pluralName?: string | null;
  abbreviation?: string | null;
  useAbbreviation?: boolean;
  fraction?: boolean;
}

type Shown = ResponseSchema<'Recipe'>;
type Line = Shown['recipeIngredient'][number];

/** Input of writers: a recipe of the API, in which foods, units and organizers need only names. */
export interface ExportedRecipe extends Pick<
  Shown,
  | PlainRecipeField
  | 'id'
  | 'slug'
  | 'totalTimeMinutes'
  | 'prepTimeMinutes'
  | 'performTimeMinutes'
  | 'rating'
  | 'dateAdded'
  | 'dateUpdated'
  | 'lastMade'
  | 'image'
  | 'notes'
  | 'extras'
> {
  recipeCategory: Named[];
  tags: Named[];
  tools: Named[];
  recipeIngredient: (Omit<Pick<Line, (typeof lineFields)[number] | 'display'>, 'unit' | 'food' | 'referencedRecipe'> & {
    unit: Unit | null;
    food: (Named & { pluralName?: string | null }) | null;
    referencedRecipe?: (Named & { slug: string }) | null;
  })[];
  recipeInstructions: Omit<Pick<Shown['recipeInstructions'][number], (typeof stepFields)[number]>, 'id'>[];
  nutrition: Record<string, string | null>;
  settings: object;
  assets: { name: string; icon: string; fileName: string }[];
}

/** Writer of one export format. */
export interface Writer {
  readonly extension: string;
  readonly type: string;
  write(recipe: ExportedRecipe): string;
}
