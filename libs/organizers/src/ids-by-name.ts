import { type Context, snakeCase } from '#persistence';
import type { IngredientData } from './ingredient-data.entity.ts';
import { otherNumber } from './other-number.ts';

/** How alike two names must be (trigrams, from 0 to 1) to be the same thing: "yelow onion" and "yellow onion" are. */
const SIMILAR = 0.7;
/** Longer texts are no names, and to compare them takes its time. */
const LONGEST = 100;

interface NameSearch<T extends IngredientData> {
  entity: new () => T;
  /** Properties that call it by a name; aliases do so too. */
  properties: readonly (string & keyof T)[];
}

/** Ids by the names that mean them: by any of its names, else by the same name in the other number, else by likeness. */
export async function idsByName<T extends IngredientData>(
  context: Context,
  { entity, properties }: NameSearch<T>,
  names: string[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(names.filter((name) => name.trim() && name.length <= LONGEST))];
  if (!wanted.length) return new Map();
  const spellings = wanted.flatMap((name) => otherNumber(name).map((spelling) => [name, spelling] as const));
  const shown = ['id', 'aliases', ...properties].map((property) => `known.${property}`);
  const [sql, parameters] = context.rows(entity).select('known').select(shown).getQueryAndParameters();
  const own = properties.map((property) => `known_${snakeCase(property)}`).join(', ');
  const next = parameters.length;
  const rows = await context.manager.query<{ wanted: string; id: string }[]>(
    `WITH owned AS (${sql}),
     called AS MATERIALIZED (
       SELECT known_id AS id, fold(own) AS name FROM owned,
         unnest(ARRAY[${own}] || ARRAY(SELECT a->>'name' FROM jsonb_array_elements(known_aliases) a)) own
       WHERE own <> ''),
     wanted AS (SELECT w, fold(w) AS name FROM unnest($${next + 1}::text[]) w)
     SELECT DISTINCT ON (w) w AS wanted, id FROM (
       SELECT w, id, 3 AS closeness FROM wanted JOIN called USING (name)
       UNION ALL SELECT w, id, 2 FROM unnest($${next + 2}::text[], $${next + 3}::text[]) s(w, spelling)
         JOIN called ON called.name = fold(spelling)
       UNION ALL SELECT w, id, similarity(called.name, wanted.name) FROM wanted JOIN called
         ON similarity(called.name, wanted.name) >= ${SIMILAR}
     ) found ORDER BY w, closeness DESC, id`,
    [...parameters, wanted, spellings.map(([name]) => name), spellings.map(([, spelling]) => spelling)],
  );
  return new Map(rows.map((row) => [row.wanted, row.id]));
}
