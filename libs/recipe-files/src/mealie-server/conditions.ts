import type { Json } from '../formats/json.ts';
import { uuidOf } from '../formats/mealie-tables.ts';
import type { MealieCookbook, MealieRule } from './server.ts';
import { phrase } from './values.ts';

type Organizers = Pick<MealieCookbook, 'categories' | 'tags' | 'tools'>;
type CookbookCondition = Organizers &
  Pick<MealieCookbook, 'requireAllCategories' | 'requireAllTags' | 'requireAllTools' | 'condition'>;
interface Part {
  kind: keyof Organizers;
  ids: string[];
  all: boolean;
}

const PART = /^(recipe_?category|tags|tools)\.id\s+(IN|CONTAINS ALL)\s+\[([^\]]*)\]$/i;

/** What a condition asks for where that is organizers alone, each kind at most once; null where it is anything else. */
function partsOf(condition: string): Part[] | null {
  const parts: Part[] = [];
  for (const text of condition ? condition.split(/\s+AND\s+/i) : []) {
    const [, name = '', how = '', list = ''] = PART.exec(text.trim()) ?? [];
    const kind = name.toLowerCase().startsWith('recipe') ? 'categories' : (name.toLowerCase() as 'tags' | 'tools');
    if (!name || parts.some((part) => part.kind === kind)) return null;
    const ids = list.split(',').map((id) => uuidOf(id.replaceAll(/["'\s]/g, '')));
    parts.push({ kind, ids: ids.filter(Boolean), all: how.toUpperCase() !== 'IN' });
  }
  return parts;
}

/** Versions that keep conditions read nothing else any more, though older links stay in their tables. Null in versions before them. */
export function conditionOf(row: Json): CookbookCondition | null {
  if (typeof row['queryFilterString'] !== 'string') return null;
  const condition = phrase(row['queryFilterString'], 5000);
  const parts = partsOf(condition);
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

/** The same of a rule: it asks for all of some categories and tags. */
export function ruleConditionOf(row: Json): Pick<MealieRule, 'categories' | 'tags' | 'condition'> | null {
  const read = conditionOf(row);
  if (!read) return null;
  const { categories, tags, tools } = read;
  const isAny = (!read.requireAllCategories && categories.length > 1) || (!read.requireAllTags && tags.length > 1);
  if (read.condition || isAny || tools.length)
    return { categories: [], tags: [], condition: phrase(row['queryFilterString'], 5000) };
  return { categories, tags, condition: '' };
}
