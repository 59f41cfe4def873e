import { BadArchive, Budget } from './files/limits.ts';
import { SourceFile } from './files/source-file.ts';
import { fileAt, walk } from './files/walk.ts';
import type { Format } from './format.ts';
import { FORMATS } from './readers/index.ts';
import type { ImportedRecipe } from './imported-recipe.ts';
import { limitRecipe } from './limit-recipe.ts';
import { withPlainLines } from './plain-lines.ts';

export type ReadItem =
  | { kind: 'recipe'; path: string; format: string; recipe: ImportedRecipe }
  | { kind: 'failure'; path: string; error: unknown }
  /** A file that no format matches. */
  | { kind: 'unknown'; path: string };

/** Files that never contain recipes; they are not reported as unknown. */
const NOT_A_RECIPE =
  /(?:\.(?:css|js|svg|ico|woff2?|ttf|scss|lock|toml|conf|menu|jinja|pdf|map|thumb)|(?:^|\/)(?:readme|license|licence|changelog|contributing|index)(?:\.\w+)?|(?:^|\/)cp\d+)$/i;

/** Files that rarely contain recipes; they are read, but not reported as unknown. */
const SELDOM_A_RECIPE = /\.(?:dsv|ya?ml)$/i;
const isIgnorable = (path: string) => NOT_A_RECIPE.test(path) || SELDOM_A_RECIPE.test(path);

/** Undocumented format of Big Oven. */
const BIG_OVEN_FILE = /\.crb$/i;

/** Yields all recipes of an upload in the order of its files; unreadable files are reported as failures. */
export async function* readFiles(path: string, name: string, budget = new Budget()): AsyncGenerator<ReadItem> {
  for await (const file of walk(fileAt(path, name), budget)) {
    if (BIG_OVEN_FILE.test(file.path))
      yield { kind: 'failure', path: file.path, error: new BadArchive('migrations.crb') };
    else if (!(file instanceof SourceFile)) yield { kind: 'failure', ...file };
    else yield* readFile(file);
  }
}

async function* readFile(file: SourceFile): AsyncGenerator<ReadItem> {
  const { path } = file;
  try {
    const format = findFormat(file);
    if (!format) {
      if (!isIgnorable(path)) yield { kind: 'unknown', path };
      return;
    }
    let count = 0;
    let unnamed: ImportedRecipe | undefined;
    for await (const recipe of format.read(file)) {
      if (!recipe.name.trim()) {
        unnamed ??= recipe;
        continue;
      }
      count++;
      yield { kind: 'recipe', path, format: format.name, recipe: withPlainLines(limitRecipe(recipe)) };
    }
    // a single recipe without a name is named after its file
    if (!count && unnamed?.ingredients.length && unnamed.instructions.length) {
      count++;
      const recipe = withPlainLines(limitRecipe({ ...unnamed, name: file.title }));
      yield { kind: 'recipe', path, format: format.name, recipe };
    }
    if (!count && !isIgnorable(path)) yield { kind: 'unknown', path };
  } catch (error) {
    yield { kind: 'failure', path, error };
  }
}

export const findFormat = (file: SourceFile): Format | undefined =>
  NOT_A_RECIPE.test(file.path) && file.folder.paths.length > 1
    ? undefined
    : FORMATS.find((format) => format.matches(file));
