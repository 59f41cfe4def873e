import { Injectable } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { zip } from '#contract/objects';
import { Food, FoodsService, Label, Unit, UnitsService } from '#organizers';
import type { Context } from '#persistence';
import { ValidationFailed } from '#platform';

type Reference = RequestSchema<'ShoppingReference'> | null | undefined;

/** Fields of a request that refer to foods, units and labels. */
interface ReferenceFields {
  foodId?: string | null;
  unitId?: string | null;
  labelId?: string | null;
  food?: Reference;
  unit?: Reference;
}

/** Rows that a request refers to; undefined for fields that it does not have. */
export interface ResolvedReferences {
  food?: Food | null;
  unit?: Unit | null;
  /** Names of a food and a unit that the group does not have. */
  unknown: string;
}

interface Kind<T> {
  entity: new () => T;
  field: 'foodId' | 'unitId';
  findByNames: (names: string[]) => Promise<Map<string, { row: T; isSame: boolean }>>;
}

/** Finds the foods, units and labels that requests refer to. */
@Injectable()
export class ItemReferences {
  constructor(
    private readonly foods: FoodsService,
    private readonly units: UnitsService,
  ) {}

  /** Returns each request with its rows, in the same order; throws 422 for an id that the group does not have. */
  async resolve<B extends ReferenceFields>(context: Context, bodies: readonly B[]): Promise<[B, ResolvedReferences][]> {
    const labels = bodies.flatMap(({ labelId }) => labelId || []);
    await context.repository(Label).all([...new Set(labels)], 'labelId');
    const foods = await find<Food>(
      context,
      bodies.map(({ foodId, food }) => referenceOf(foodId, food)),
      { entity: Food, field: 'foodId', findByNames: (names) => this.foods.findByNames(context, names) },
    );
    const units = await find<Unit>(
      context,
      bodies.map(({ unitId, unit }) => referenceOf(unitId, unit)),
      { entity: Unit, field: 'unitId', findByNames: (names) => this.units.findByNames(context, names) },
    );
    return zip(bodies, zip(foods, units)).map(([body, [food, unit]]) => {
      const unknown = [unit.unknown, food.unknown].filter(Boolean).join(' ');
      return [body, { food: food.row, unit: unit.row, unknown }];
    });
  }
}

/** @returns the id if the request has one, otherwise the object */
const referenceOf = (id: string | null | undefined, object: Reference): Reference =>
  id === undefined ? object : id ? { id } : null;

async function find<T extends Food | Unit>(
  context: Context,
  references: readonly Reference[],
  { entity, field, findByNames }: Kind<T>,
): Promise<{ row?: T | null; unknown?: string }[]> {
  const ids = [...new Set(references.flatMap((reference) => reference?.id || []))];
  const rows = ids.length
    ? await context.repository<T>(entity).select().andWhere('row.id = ANY(:ids)', { ids }).getMany()
    : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const nameOf = (reference: Reference) => (reference?.id ? '' : (reference?.name?.trim() ?? ''));
  const byName = await findByNames(references.map(nameOf).filter(Boolean));
  return references.map((reference) => {
    if (reference === undefined) return {};
    if (reference?.id) {
      const row = byId.get(reference.id);
      if (!row) throw new ValidationFailed({ [field]: ['errors.unknownReference'] });
      return { row };
    }
    const name = nameOf(reference);
    const match = byName.get(name);
    return match?.isSame ? { row: match.row } : { row: null, unknown: name };
  });
}
