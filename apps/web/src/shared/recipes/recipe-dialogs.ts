import { createContext, type FunctionComponent, use } from 'react';

/** A recipe to buy for: as many times as it says, or for a number of people. */
export interface WantedRecipe {
  slug: string;
  scale?: number;
  servings?: number | null;
}
export interface AddRecipesDialogProps {
  recipes: WantedRecipe[];
  onClose: () => void;
}
export interface AddToPlanDialogProps {
  recipe: { id: string; name: string; recipeServings?: number };
  onClose: () => void;
}

/** Dialogs of one area that the screens of others open. */
interface RecipeDialogs {
  AddToPlanDialog: FunctionComponent<AddToPlanDialogProps>;
  AddRecipesDialog: FunctionComponent<AddRecipesDialogProps>;
}

const NoDialog = () => null;
/** Filled in by the layout of the app; pages outside of it open none. */
export const RecipeDialogsContext = createContext<RecipeDialogs>({
  AddToPlanDialog: NoDialog,
  AddRecipesDialog: NoDialog,
});
export const useRecipeDialogs = (): RecipeDialogs => use(RecipeDialogsContext);
