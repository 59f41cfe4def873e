interface Named {
  name: string;
}
interface Unit extends Named {
  pluralName?: string | null;
  abbreviation?: string | null;
  useAbbreviation?: boolean;
  fraction?: boolean;
}

/** What is written of a recipe. */
export interface ExportedRecipe {
  id: string;
  slug: string;
  name: string;
  description: string;
  recipeYield: string | null;
  recipeServings: number;
  totalTime: string | null;
  prepTime: string | null;
  cookTime: string | null;
  performTime: string | null;
  totalTimeMinutes: number | null;
  prepTimeMinutes: number | null;
  performTimeMinutes: number | null;
  recipeCategory: Named[];
  tags: Named[];
  tools: Named[];
  rating: number | null;
  orgURL: string | null;
  dateAdded: string;
  dateUpdated: Date | string;
  lastMade: string | null;
  image: string | null;
  recipeIngredient: {
    title: string;
    note: string;
    quantity: number | null;
    quantityMax: number | null;
    unit: Unit | null;
    food: (Named & { pluralName?: string | null }) | null;
    words: object | null;
    originalText: string | null;
    referenceId: string;
    /** The line stands for it. */
    referencedRecipe?: (Named & { slug: string }) | null;
    display: string;
  }[];
  recipeInstructions: { title: string; text: string; ingredientReferences: { referenceId: string | null }[] }[];
  notes: { title: string; text: string }[];
  nutrition: Record<string, string | null>;
  settings: object;
  extras: Record<string, string>;
  assets: { name: string; icon: string; fileName: string }[];
}

/** A way to write a recipe. */
export interface Writer {
  readonly extension: string;
  readonly type: string;
  write(recipe: ExportedRecipe): string;
}
