import type { EntityManager } from 'typeorm';
import type { IngredientKind } from '#organizers';

/** How alike two names must be (trigrams, from 0 to 1) to be the same thing: "yelow onion" and "yellow onion" are. */
const SIMILAR = 0.7;
/** Longer texts are no names, and to compare them takes its time. */
const LONGEST = 100;
/** What makes one of many: "eggs", "tomatoes", "poireaux", "Zwiebeln", "Bohnen", "Pilze", "Eier". */
const ENDINGS = ['s', 'es', 'x', 'n', 'en', 'e', 'er'];

/** The same name of one and of many, of which the group may know either. */
export function otherNumber(name: string): string[] {
  const shorter = ENDINGS.filter((ending) => name.length > ending.length + 1 && name.toLowerCase().endsWith(ending));
  const berries = /ies$/i.test(name) ? [name.slice(0, -3) + 'y'] : /y$/i.test(name) ? [name.slice(0, -1) + 'ies'] : [];
  return [
    ...ENDINGS.map((ending) => name + ending),
    ...shorter.map((ending) => name.slice(0, -ending.length)),
    ...berries,
  ];
}

/**
 * What of the group is meant by each name, as id: by its name, plural, abbreviation or alias, else by the same name in the other
 * number, else by likeness.
 */
export async function findByNames(
  manager: EntityManager,
  groupId: string,
  { path, names: columns }: Pick<IngredientKind, 'path' | 'names'>,
  names: string[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(names.filter((name) => name.trim() && name.length <= LONGEST))];
  if (!wanted.length) return new Map();
  const spellings = wanted.flatMap((name) => otherNumber(name).map((spelling) => [name, spelling] as const));
  const rows = await manager.query<{ wanted: string; id: string }[]>(
    `WITH known AS MATERIALIZED (
       SELECT i.id, fold(own) AS name FROM ${path.slice(1)} i,
         unnest(ARRAY[${columns.join(', ')}] || ARRAY(SELECT a->>'name' FROM jsonb_array_elements(i.aliases) a)) own
       WHERE i.group_id = $1 AND own <> ''),
     wanted AS (SELECT w, fold(w) AS name FROM unnest($2::text[]) w)
     SELECT DISTINCT ON (w) w AS wanted, id FROM (
       SELECT w, id, 3 AS closeness FROM wanted JOIN known USING (name)
       UNION ALL SELECT w, id, 2 FROM unnest($3::text[], $4::text[]) s(w, spelling) JOIN known ON known.name = fold(spelling)
       UNION ALL SELECT w, id, similarity(known.name, wanted.name) FROM wanted JOIN known
         ON similarity(known.name, wanted.name) >= ${SIMILAR}
     ) found ORDER BY w, closeness DESC, id`,
    [groupId, wanted, spellings.map(([name]) => name), spellings.map(([, spelling]) => spelling)],
  );
  return new Map(rows.map((row) => [row.wanted, row.id]));
}
