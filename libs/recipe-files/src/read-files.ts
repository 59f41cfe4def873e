import { BadArchive, Budget } from './files/limits.ts';
import { SourceFile } from './files/source-file.ts';
import { fileAt, walk } from './files/walk.ts';
import type { Format } from './format.ts';
import { FORMATS } from './formats/index.ts';
import type { FiledRecipe } from './recipe.ts';

export type ReadItem =
  | { kind: 'recipe'; path: string; format: string; recipe: FiledRecipe }
  | { kind: 'failure'; path: string; error: unknown }
  /** No format knows the file. */
  | { kind: 'unknown'; path: string };

/** Files of which nobody expects that they hold recipes. */
const ASIDE =
  /(?:\.(?:css|js|svg|ico|woff2?|ttf|scss|lock|toml|conf|menu|jinja|pdf|map|thumb)|(?:^|\/)(?:readme|license|licence|changelog|contributing|index)(?:\.\w+)?|(?:^|\/)cp\d+)$/i;

/** Files that may hold recipes, and mostly do not. */
const OFTEN_NONE = /\.(?:dsv|ya?ml)$/i;
const isAside = (path: string) => ASIDE.test(path) || OFTEN_NONE.test(path);

/** Big Oven's own file, of which nobody has described the inside. */
const CRB = /\.crb$/i;

/** All recipes of an upload, one at a time, in the order of its files: a file that cannot be read does not stop the others. */
export async function* readFiles(path: string, name: string): AsyncGenerator<ReadItem> {
  for await (const file of walk(fileAt(path, name), new Budget())) {
    if (CRB.test(file.path)) yield { kind: 'failure', path: file.path, error: new BadArchive('migrations.crb') };
    else if (!(file instanceof SourceFile)) yield { kind: 'failure', ...file };
    else yield* readFile(file);
  }
}

async function* readFile(file: SourceFile): AsyncGenerator<ReadItem> {
  const { path } = file;
  try {
    const format = formatOf(file);
    if (!format) {
      if (!isAside(path)) yield { kind: 'unknown', path };
      return;
    }
    let count = 0;
    let unnamed: FiledRecipe | undefined;
    for await (const recipe of format.read(file)) {
      if (!recipe.name.trim()) {
        unnamed ??= recipe;
        continue;
      }
      count++;
      yield { kind: 'recipe', path, format: format.name, recipe };
    }
    // the only one is called like its file
    if (!count && unnamed?.ingredients.length && unnamed.instructions.length) {
      count++;
      yield { kind: 'recipe', path, format: format.name, recipe: { ...unnamed, name: file.title } };
    }
    if (!count && !isAside(path)) yield { kind: 'unknown', path };
  } catch (error) {
    yield { kind: 'failure', path, error };
  }
}

export const formatOf = (file: SourceFile): Format | undefined =>
  ASIDE.test(file.path) && file.folder.paths.length > 1 ? undefined : FORMATS.find((format) => format.matches(file));
