import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { Food, FoodsService, Label, Unit, UnitsService } from '#organizers';
import type { Context } from '#persistence';
import { ValidationFailed } from '#platform';

type Reference = RequestSchema<'ShoppingReference'> | null | undefined;

/** The part of a body that names rows of the group. */
interface ReferenceFields {
  foodId?: string | null;
  unitId?: string | null;
  labelId?: string | null;
  food?: Reference;
  unit?: Reference;
}

/** Rows that a body refers to; undefined for fields that it does not have. */
export interface ResolvedReferences {
  food?: Food | null;
  unit?: Unit | null;
  /** Words for a food and a unit that the group does not have. */
  unknown: string;
}

interface Kind<T> {
  entity: new () => T;
  field: 'foodId' | 'unitId';
  findByNames: (names: string[]) => Promise<Map<string, { row: T; isSame: boolean }>>;
}

/** Finds the foods, units and labels that bodies name. */
@Injectable()
export class ItemReferences {
  constructor(
    private readonly foods: FoodsService,
    private readonly units: UnitsService,
  ) {}

  /** In the order of the bodies; throws 422 for an id that the group does not have. */
  async resolve(context: Context, bodies: readonly ReferenceFields[]): Promise<ResolvedReferences[]> {
    const labels = bodies.map(({ labelId }) => labelId).filter((id) => !!id) as string[];
    await context.repository(Label).all([...new Set(labels)], 'labelId');
    const foods = await find<Food>(
      context,
      bodies.map(({ foodId, food }) => wantedOf(foodId, food)),
      { entity: Food, field: 'foodId', findByNames: (names) => this.foods.findByNames(context, names) },
    );
    const units = await find<Unit>(
      context,
      bodies.map(({ unitId, unit }) => wantedOf(unitId, unit)),
      { entity: Unit, field: 'unitId', findByNames: (names) => this.units.findByNames(context, names) },
    );
    return bodies.map((_, index) => ({
      food: foods[index]!.row,
      unit: units[index]!.row,
      unknown: [units[index]!.unknown, foods[index]!.unknown].filter(Boolean).join(' '),
    }));
  }
}

/** The id that is sent, else what the object says. */
const wantedOf = (id: string | null | undefined, object: Reference): Reference =>
  id === undefined ? object : id ? { id } : null;

async function find<T extends Food | Unit>(
  context: Context,
  wanted: readonly Reference[],
  { entity, field, findByNames }: Kind<T>,
): Promise<{ row?: T | null; unknown?: string }[]> {
  const ids = [...new Set(wanted.map((one) => one?.id).filter((id) => !!id))] as string[];
  const rows = ids.length
    ? await context.repository<T>(entity).select().andWhere('row.id = ANY(:ids)', { ids }).getMany()
    : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const names = wanted.filter((one) => one && !one.id && one.name?.trim()).map((one) => one!.name!.trim());
  const named = await findByNames(names);
  return wanted.map((one) => {
    if (one === undefined) return {};
    if (one?.id) {
      const row = byId.get(one.id);
      if (!row) throw new ValidationFailed({ [field]: ['errors.unknownReference'] });
      return { row };
    }
    const name = one?.name?.trim();
    const found = name ? named.get(name) : undefined;
    return found?.isSame ? { row: found.row } : { row: null, unknown: name };
  });
}
