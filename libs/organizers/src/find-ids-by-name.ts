import { type Context, snakeCase } from '#persistence';
import type { IngredientData } from './ingredient-data.entity.ts';
import { singularAndPlural } from './singular-plural.ts';

/** Trigram similarity (0 to 1) from which two names may mean the same, as "yelow onion" and "yellow onion". */
const MIN_SIMILARITY = 0.7;
/** Longer texts are not names, and comparing them is slow. */
const MAX_LENGTH = 100;

interface NameSearch<T extends IngredientData> {
  entity: new () => T;
  /** Properties that hold a name of it, beside its aliases. */
  properties: readonly (string & keyof T)[];
  /** BCP 47, of the names. */
  language?: string;
  /** @returns its names in other languages */
  namesInOtherLanguages?: (name: string, language: string) => string[];
}

export interface FoundId {
  id: string;
  /** By its name, an alias, the singular for a plural and the reverse, or its name in another language; else the name is only similar. */
  isSame: boolean;
}

/**
 * Finds ids by name: the exact name or an alias first, then the singular for a plural and the reverse, then the name in another language, then a
 * similar name.
 */
export async function findIdsByName<T extends IngredientData>(
  context: Context,
  { entity, properties, language, namesInOtherLanguages }: NameSearch<T>,
  names: string[],
): Promise<Map<string, FoundId>> {
  const wanted = [...new Set(names.filter((name) => name.trim() && name.length <= MAX_LENGTH))];
  if (!wanted.length) return new Map();
  const spellings = wanted.flatMap((name) =>
    singularAndPlural(name, language).map((spelling) => [name, spelling] as const),
  );
  const elsewhere = language
    ? wanted.flatMap((name) => (namesInOtherLanguages?.(name, language) ?? []).map((other) => [name, other] as const))
    : [];
  const shown = ['id', 'aliases', ...properties].map((property) => `known.${property}`);
  const [sql, parameters] = context.repository(entity).select('known').select(shown).getQueryAndParameters();
  const own = properties.map((property) => `known_${snakeCase(property)}`).join(', ');
  const next = parameters.length;
  const rows = await context.manager.query<{ wanted: string; id: string; closeness: number }[]>(
    `WITH owned AS (${sql}),
     called AS MATERIALIZED (
       SELECT known_id AS id, ${nameKey('own')} AS name, fold(own) AS spaced FROM owned,
         unnest(ARRAY[${own}] || ARRAY(SELECT a->>'name' FROM jsonb_array_elements(known_aliases) a)) own
       WHERE own <> ''),
     wanted AS (SELECT w, ${nameKey('w')} AS name, fold(w) AS spaced FROM unnest($${next + 1}::text[]) w)
     SELECT DISTINCT ON (w) w AS wanted, id, closeness FROM (
       SELECT w, id, 3 AS closeness FROM wanted JOIN called USING (name)
       UNION ALL SELECT w, id, 2 FROM unnest($${next + 2}::text[], $${next + 3}::text[]) s(w, spelling)
         JOIN called ON called.name = ${nameKey('spelling')}
       UNION ALL SELECT w, id, 1.5 FROM unnest($${next + 4}::text[], $${next + 5}::text[]) e(w, other)
         JOIN called ON called.name = ${nameKey('other')}
       UNION ALL SELECT w, id, similarity(called.spaced, wanted.spaced) FROM wanted JOIN called
         ON similarity(called.spaced, wanted.spaced) >= ${MIN_SIMILARITY}
     ) found ORDER BY w, closeness DESC, id`,
    [...parameters, wanted, ...columnsOf(spellings), ...columnsOf(elsewhere)],
  );
  return new Map(rows.map(({ wanted: name, id, closeness }) => [name, { id, isSame: closeness > 1 }]));
}

/** SQL of a name without case, accents, hyphens and spaces: "all-purpose flour" is "all purpose flour", "chick-peas" are "chickpeas". */
const nameKey = (name: string) => `translate(fold(${name}), '-‐‑ ', '')`;

const columnsOf = (pairs: (readonly [string, string])[]) => [
  pairs.map(([name]) => name),
  pairs.map(([, other]) => other),
];
