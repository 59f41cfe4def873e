import { isWebAddress } from '#contract/web-address';
import { translate } from '#platform';
import type { ImportedRecipe } from '#recipe-files';
import { changesFromPage } from '../imports/recipe-from-page.ts';
import type { RecipeChanges } from '../recipes/recipe-writer.ts';

const MAX_NAMES = 200;
const MAX_NAME_LENGTH = 255;
/** Placeholders that some programs write for an empty list. */
const PUNCTUATION_ONLY = /^[-–—_.,;:*·/]+$/;
const MAX_NOTE_LENGTH = 20_000;

const uniqueNames = (names: string[]) =>
  [
    ...new Map(
      names.map((name) => [name.trim().toLowerCase(), name.trim().slice(0, MAX_NAME_LENGTH).toWellFormed()]),
    ).values(),
  ]
    .filter((name) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) && !PUNCTUATION_ONLY.test(name))
    .slice(0, MAX_NAMES)
    .map((name) => ({ name }));

type FileRecipe = Omit<ImportedRecipe, 'picture' | 'assets'>;

/** Converts a recipe of a file to changes of the API. */
export function changesFromFile(
  recipe: FileRecipe,
  { locale, tag }: { locale: string; tag?: string | undefined },
): RecipeChanges & { name: string } {
  const { native } = recipe;
  const changes = changesFromPage(recipe, isWebAddress(recipe.url) ? recipe.url.slice(0, 2048) : null, {
    locale,
    tags: uniqueNames([...recipe.keywords, ...recipe.cuisines, ...(tag ? [tag] : [])]),
    categories: uniqueNames(recipe.categories),
  });
  return {
    ...changes,
    orgURL: isWebAddress(recipe.url) ? recipe.url.slice(0, 2048) : null,
    tools: uniqueNames(recipe.tools),
    notes: [...(changes.notes ?? []), ...sourceNote(recipe, locale)],
    ...(recipe.lastMade && !Number.isNaN(Date.parse(recipe.lastMade)) && { lastMade: recipe.lastMade }),
    ...native,
  };
}

/** Returns a note with the book and the person that the recipe is from, because recipes have no field for them. */
function sourceNote({ source, author, url }: FileRecipe, locale: string) {
  const names = [source, isWebAddress(url) ? '' : author].map((name) => name.trim()).filter(Boolean);
  const text = [...new Set(names)].join('\n');
  return text ? [{ title: translate(locale, 'migrations.source'), text: text.slice(0, MAX_NOTE_LENGTH) }] : [];
}
