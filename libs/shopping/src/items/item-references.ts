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

/** Returns the path of a field of one of several requests. */
export type FieldOf = (index: number, name: string) => string;

interface Kind<T> {
  entity: new () => T;
  name: 'food' | 'unit';
  fieldOf: FieldOf;
  findByNames: (names: string[]) => Promise<Map<string, { row: T; isSame: boolean }>>;
}

/** Finds the foods, units and labels that requests refer to. */
@Injectable()
export class ItemReferences {
  constructor(
    private readonly foods: FoodsService,
    private readonly units: UnitsService,
  ) {}

  /** Returns each request with its rows, in the same order; throws 422 for the field of an id that the group does not have. */
  async resolve<B extends ReferenceFields>(
    context: Context,
    bodies: readonly B[],
    fieldOf: FieldOf,
  ): Promise<[B, ResolvedReferences][]> {
    const labels = new Map(bodies.flatMap(({ labelId }, index) => (labelId ? [[labelId, index]] : [])));
    const indexes = [...labels.values()];
    await context.repository(Label).all([...labels.keys()], (at) => fieldOf(indexes[at] ?? 0, 'labelId'));
    const foods = await find<Food>(
      context,
      bodies.map(({ foodId, food }) => referenceOf(foodId, food)),
      { entity: Food, name: 'food', fieldOf, findByNames: (names) => this.foods.findByNames(context, names) },
    );
    const units = await find<Unit>(
      context,
      bodies.map(({ unitId, unit }) => referenceOf(unitId, unit)),
      { entity: Unit, name: 'unit', fieldOf, findByNames: (names) => this.units.findByNames(context, names) },
    );
    return zip(bodies, zip(foods, units)).map(([body, [food, unit]]) => {
      const unknown = [unit.unknown, food.unknown].filter(Boolean).join(' ');
      return [body, { food: food.row, unit: unit.row, unknown }];
    });
  }
}

interface Referred {
  reference: Reference;
  isById: boolean;
}

/** @returns the id if the request has one, otherwise the object */
const referenceOf = (id: string | null | undefined, object: Reference): Referred =>
  id === undefined ? { reference: object, isById: false } : { reference: id ? { id } : null, isById: true };

async function find<T extends Food | Unit>(
  context: Context,
  referred: readonly Referred[],
  { entity, name: kind, fieldOf, findByNames }: Kind<T>,
): Promise<{ row?: T | null; unknown?: string }[]> {
  const ids = [...new Set(referred.flatMap(({ reference }) => reference?.id || []))];
  const rows = ids.length
    ? await context.repository<T>(entity).select().andWhere('row.id = ANY(:ids)', { ids }).getMany()
    : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const nameOf = (reference: Reference) => (reference?.id ? '' : (reference?.name?.trim() ?? ''));
  const byName = await findByNames(referred.map(({ reference }) => nameOf(reference)).filter(Boolean));
  return referred.map(({ reference, isById }, index) => {
    if (reference === undefined) return {};
    if (reference?.id) {
      const row = byId.get(reference.id);
      const field = fieldOf(index, isById ? `${kind}Id` : `${kind}.id`);
      if (!row) throw new ValidationFailed({ [field]: ['errors.unknownReference'] });
      return { row };
    }
    const name = nameOf(reference);
    const match = byName.get(name);
    return match?.isSame ? { row: match.row } : { row: null, unknown: name };
  });
}
