import type { Json } from '../readers/json/json-values.ts';
import { normalizeUuid } from '../readers/mealie/mealie-tables.ts';
import type { MealieCookbook, MealieRule } from './mealie-server.types.ts';
import { toPhrase } from './values.ts';

type Organizers = Pick<MealieCookbook, 'categories' | 'tags' | 'tools'>;
type CookbookCondition = Organizers &
  Pick<MealieCookbook, 'requireAllCategories' | 'requireAllTags' | 'requireAllTools' | 'condition'>;
interface Part {
  kind: keyof Organizers;
  ids: string[];
  all: boolean;
}

const PART = /^(recipe_?category|tags|tools)\.id\s+(IN|CONTAINS ALL)\s+\[([^\]]*)\]$/i;

/** Parses a condition that consists of organizers only, each kind at most once; null for other conditions. */
function parseParts(condition: string): Part[] | null {
  const parts: Part[] = [];
  for (const text of condition ? condition.split(/\s+AND\s+/i) : []) {
    const [, name = '', how = '', list = ''] = PART.exec(text.trim()) ?? [];
    const kind = /^recipe/i.test(name) ? 'categories' : /^tags$/i.test(name) ? 'tags' : 'tools';
    if (!name || parts.some((part) => part.kind === kind)) return null;
    const ids = list.split(',').map((id) => normalizeUuid(id.replaceAll(/["'\s]/g, '')));
    parts.push({ kind, ids: ids.filter(Boolean), all: how.toUpperCase() !== 'IN' });
  }
  return parts;
}

/** Reads the condition of a cookbook, which replaces older link tables; null for versions without conditions. */
export function parseCookbookCondition(row: Json): CookbookCondition | null {
  if (typeof row['queryFilterString'] !== 'string') return null;
  const condition = toPhrase(row['queryFilterString'], 5000);
  const parts = parseParts(condition);
  const of = (kind: Part['kind']) => parts?.find((part) => part.kind === kind);
  return {
    categories: of('categories')?.ids ?? [],
    tags: of('tags')?.ids ?? [],
    tools: of('tools')?.ids ?? [],
    requireAllCategories: of('categories')?.all ?? true,
    requireAllTags: of('tags')?.all ?? true,
    requireAllTools: of('tools')?.all ?? true,
    condition: parts ? '' : condition,
  };
}

/** Reads the condition of a meal plan rule; keeps it as text if it needs more than all of some categories and tags. */
export function parseRuleCondition(row: Json): Pick<MealieRule, 'categories' | 'tags' | 'condition'> | null {
  const read = parseCookbookCondition(row);
  if (!read) return null;
  const { categories, tags, tools } = read;
  const isAny = (!read.requireAllCategories && categories.length > 1) || (!read.requireAllTags && tags.length > 1);
  if (read.condition || isAny || tools.length)
    return { categories: [], tags: [], condition: toPhrase(row['queryFilterString'], 5000) };
  return { categories, tags, condition: '' };
}
