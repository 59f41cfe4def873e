import { createContext, type FunctionComponent, use } from 'react';

/** Recipe to shop for, with a scale or a number of servings. */
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

/** Dialogs that screens of other areas open. */
interface RecipeDialogs {
  AddToPlanDialog: FunctionComponent<AddToPlanDialogProps>;
  AddRecipesDialog: FunctionComponent<AddRecipesDialogProps>;
}

const NoDialog = () => null;
/** Provided by the layout of the app; empty outside of it. */
export const RecipeDialogsContext = createContext<RecipeDialogs>({
  AddToPlanDialog: NoDialog,
  AddRecipesDialog: NoDialog,
});
export const useRecipeDialogs = (): RecipeDialogs => use(RecipeDialogsContext);
