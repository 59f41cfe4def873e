import type { SourceFile } from './files/source-file.ts';
import type { ImportedRecipe } from './imported-recipe.ts';

export type RecipeStream = Iterable<ImportedRecipe> | AsyncIterable<ImportedRecipe>;

/** How the files of one program, or of several that write alike, are read. */
export interface Format {
  /** As the contract and the catalogues call it. */
  readonly name: string;
  /** Whether a file is of this format, by its content; asked for every file, so it looks at little. */
  matches(file: SourceFile): boolean;
  read(file: SourceFile): RecipeStream;
}
