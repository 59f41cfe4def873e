import type { EntityManager } from 'typeorm';
import { parseIngredient } from '#ingredients/parser';
import { Food, Unit } from '#organizers';

/** How alike two names must be (trigrams, from 0 to 1) to be the same food: "yellow onion" and "yellow onions" are. */
const SIMILAR = 0.7;

interface Wanted {
  /** As written in the line. */
  name: string;
  /** Canonical id of a unit. */
  id?: string | null;
}

/** Finds the foods and units of a group that words mean: by name, plural, alias or abbreviation, else by similarity. */
export class IngredientMatcher {
  private readonly byName: Map<string, Unit>;
  private readonly byUnitId: Map<string, Unit>;
  private readonly foods: Map<string, Food>;

  private constructor(units: Unit[], foods: Map<string, Food>) {
    this.byName = new Map(units.flatMap(unitNames));
    this.byUnitId = new Map(
      units.flatMap((unit) => [unit.name, unit.abbreviation].flatMap((name) => canonical(name, unit))),
    );
    this.foods = foods;
  }

  static async load(manager: EntityManager, groupId: string, names: string[]): Promise<IngredientMatcher> {
    const units = await manager.createQueryBuilder(Unit, 'u').where('u.group_id = :groupId', { groupId }).getMany();
    return new IngredientMatcher(units, await findFoods(manager, groupId, names));
  }

  food(name: string): Food | undefined {
    return this.foods.get(name);
  }

  unit({ name, id }: Wanted): Unit | undefined {
    return this.byName.get(key(name)) ?? (id ? this.byUnitId.get(id) : undefined);
  }
}

const key = (name: string) => name.trim().toLowerCase().replace(/\.$/, '');

function unitNames(unit: Unit): [string, Unit][] {
  const names = [unit.name, unit.pluralName, unit.abbreviation, unit.pluralAbbreviation];
  return [...names, ...unit.aliases.map((alias) => alias.name)].flatMap((name) => (name ? [[key(name), unit]] : []));
}

/** A unit that the group calls "tbsp" is meant by "tablespoon" and by "EL". */
function canonical(name: string, unit: Unit): [string, Unit][] {
  const id = name ? parseIngredient(`1 ${name} x`).unit?.id : undefined;
  return id ? [[id, unit]] : [];
}

interface FoodMatch {
  wanted: string;
  id: string;
  closeness: number;
}

/** The food of the group that is closest to each name, where one is close enough; by its own name, plural or alias it is. */
async function findFoods(manager: EntityManager, groupId: string, names: string[]) {
  const wanted = [...new Set(names.filter(Boolean))];
  if (!wanted.length) return new Map<string, Food>();
  const rows = await manager.query<FoodMatch[]>(
    `SELECT DISTINCT ON (w) w AS wanted, f.id, greatest(similarity(fold(f.name), fold(w)), similarity(fold(coalesce(f.plural_name, '')), fold(w)),
       CASE WHEN EXISTS (SELECT 1 FROM jsonb_array_elements(f.aliases) a WHERE fold(a->>'name') = fold(w)) THEN 1 ELSE 0 END) AS closeness
     FROM unnest($2::text[]) w JOIN foods f ON f.group_id = $1 ORDER BY w, closeness DESC, f.name`,
    [groupId, wanted],
  );
  const close = rows.filter((row) => row.closeness >= SIMILAR);
  if (!close.length) return new Map<string, Food>();
  const foods = await manager
    .createQueryBuilder(Food, 'f')
    .where('f.id = ANY(:ids)', { ids: close.map((row) => row.id) })
    .getMany();
  const byId = new Map(foods.map((food) => [food.id, food]));
  return new Map(close.map((row) => [row.wanted, byId.get(row.id)!]));
}
