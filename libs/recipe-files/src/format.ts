import type { SourceFile } from './files/source-file.ts';
import type { ImportedRecipe } from './imported-recipe.ts';

export type RecipeStream = Iterable<ImportedRecipe> | AsyncIterable<ImportedRecipe>;

/** Reader for the files of one program, or of several with similar files. */
export interface Format {
  /** Name in the contract and the translations. */
  readonly name: string;
  /** Detects the format by the content. Called for every file, so it must be fast. */
  matches(file: SourceFile): boolean;
  read(file: SourceFile): RecipeStream;
}
