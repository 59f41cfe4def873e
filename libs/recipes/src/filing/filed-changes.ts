import { translate } from '#platform';
import type { FiledRecipe } from '#recipe-files';
import { changesFrom } from '../imports/read-recipe-changes.ts';
import type { RecipeChanges } from '../recipes/recipe-writer.ts';

const MAX_WORDS = 200;
const NAME = 255;
/** What some programs write where there is nothing. */
const MERE_DASH = /^[-–—_.,;:*·/]+$/;
const TEXT = 20_000;

const named = (names: string[]) =>
  [...new Map(names.map((name) => [name.trim().toLowerCase(), name.trim().slice(0, NAME).toWellFormed()])).values()]
    .filter((name) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) && !MERE_DASH.test(name))
    .slice(0, MAX_WORDS)
    .map((name) => ({ name }));

type Filed = Omit<FiledRecipe, 'picture' | 'assets'>;

/** What a file has of a recipe, as a recipe of ours. */
export function changesOf(
  recipe: Filed,
  { locale, tag }: { locale: string; tag?: string | undefined },
): RecipeChanges & { name: string } {
  const { own } = recipe;
  const changes = changesFrom(recipe, isAddress(recipe.url) ? recipe.url.slice(0, 2048) : null, {
    locale,
    tags: named([...recipe.keywords, ...recipe.cuisines, ...(tag ? [tag] : [])]),
    categories: named(recipe.categories),
  });
  return {
    ...changes,
    orgURL: isAddress(recipe.url) ? recipe.url.slice(0, 2048) : null,
    tools: named(recipe.tools),
    notes: [...(changes.notes ?? []), ...sourceNote(recipe, locale)],
    ...(recipe.lastMade && !Number.isNaN(Date.parse(recipe.lastMade)) && { lastMade: recipe.lastMade }),
    ...own,
  };
}

const isAddress = (url: string) => /^https?:\/\/\S+$/i.test(url);

/** A book or a person has no field of its own. */
function sourceNote({ source, author, url }: Filed, locale: string) {
  const text = (source || (isAddress(url) ? '' : author)).trim();
  return text ? [{ title: translate(locale, 'migrations.source'), text: text.slice(0, TEXT) }] : [];
}
