import type { SelectQueryBuilder } from 'typeorm';
import { plainRecipeFields } from '#contract/recipe-fields';
import { type Context, type FilterAttributes, searchTerms, snakeCase } from '#persistence';
import { recipeAttributes } from '../recipes/recipe-list-query.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';

/** Columns that anonymous visitors may sort and filter by: those that public pages show. */
export const PUBLIC_COLUMNS: ReadonlySet<string> = new Set([
  ...plainRecipeFields.map((field) => snakeCase(field)),
  ...['id', 'slug', 'rating', 'date_added', 'date_updated', 'created_at', 'update_at'],
  ...['total_time_minutes', 'prep_time_minutes', 'cook_time_minutes', 'perform_time_minutes'],
]);

const PUBLIC_PATHS = /^(?:recipe_category|tags|tools|recipe_ingredient\.food)\./;

export function publicAttributes(context: Context): FilterAttributes {
  return Object.fromEntries(Object.entries(recipeAttributes(context)).filter(([name]) => PUBLIC_PATHS.test(name)));
}

/**
 * Matches recipes in which every term is the beginning of a word or resembles a word of the name. Does not use the group's word list,
 * which would reveal words of private recipes.
 */
export function searchPublic(builder: SelectQueryBuilder<Recipe>, text: string): void {
  searchTerms(text).forEach((term, index) => {
    const [words, whole] = [`publicWords${index}`, `publicTerm${index}`];
    const starts = `r.document @@ to_tsquery('simple', :${words})`;
    const query = termQuery(term);
    const slips = term.length < 6 ? 1 : 2;
    const isLike = `EXISTS (SELECT 1 FROM string_to_table(search_words(r.name), ' ') word WHERE sorted_letters(word) = sorted_letters(fold(:${whole}))
      OR levenshtein_less_equal(left(word, 200), left(fold(:${whole}), 200), ${slips}) <= ${slips})`;
    const found = [...(query ? [starts] : []), ...(term.length >= 4 || !query ? [isLike] : [])];
    builder.andWhere(found.join(' OR '), { [words]: query, [whole]: term });
  });
  builder
    .addOrderBy('similarity(fold(r.name), fold(:publicPhrase))', 'DESC')
    .setParameters({ publicPhrase: text.slice(0, 200) });
}

/** Keeps letters and digits only, because other characters are tsquery operators. */
function termQuery(term: string): string {
  const words = term
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.map((word) => `'${word}':*`).join(' & ');
}
