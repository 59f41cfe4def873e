import { NIL_UUID } from '#contract/formats';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { GroupCreated } from '#groups';
import { Context, DomainEvents } from '#persistence';
import { ValidationFailed } from '#platform';
import { Food } from '../foods/food.entity.ts';
import { FoodsService } from '../foods/foods.service.ts';
import type { IngredientDataResource } from '../ingredient-data-resource.service.ts';
import type { IngredientData } from '../ingredient-data.entity.ts';
import { Label } from '../labels/label.entity.ts';
import { lockCreation } from '../creation-lock.ts';
import { Unit } from '../units/unit.entity.ts';
import { UnitsService } from '../units/units.service.ts';
import { isInitial } from './foods.ts';
import { SEED_LOCALES, seedAisles, seedFoods, seedLocale, seedName } from './seed-tables.ts';
import { seedUnits } from './units.ts';

interface NewLabel {
  name: string;
  color: string;
  /** Name of the aisle in the list of foods. */
  aisle: string;
}

/** Adds the foods, units and labels that a group may start with. Repeating it adds nothing. */
@Injectable()
export class SeedsService implements OnModuleInit {
  constructor(
    private readonly foodsService: FoodsService,
    private readonly unitsService: UnitsService,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(GroupCreated, async (context, { group, seed }) => {
      if (!seed || !seedLocale(seed)) return;
      const founder = { ...SEED_CALLER, groupId: group.id, locale: context.locale };
      const tx = new Context({ caller: founder, locale: context.locale }, context.manager);
      await this.foods(tx, seed);
      await this.labels(tx, seed);
      await this.units(tx, seed);
    });
  }

  /** Returns the locales for which there are initial foods, units and labels. */
  locales(): Promise<string[]> {
    return Promise.resolve(SEED_LOCALES);
  }

  /** Adds foods with the labels of their aisles. Returns the number of new foods. Throws 422 for a language without foods. */
  async foods(context: Context, locale: string): Promise<number> {
    assertSeeds(locale);
    return context.transaction(async (tx) => {
      await lockCreation(tx);
      const wanted = seedFoods().flatMap(({ food, aisle }) => {
        const words = seedName('food', food, locale);
        return words && isInitial(locale, aisle, food)
          ? [{ aisle, name: words.name, pluralName: words.pluralName }]
          : [];
      });
      const missing = await this.missing(tx, this.foodsService, wanted, locale);
      const aisles = new Set(missing.map(({ aisle }) => aisle));
      const needed = labelsIn(locale).filter(({ aisle }) => aisles.has(aisle));
      const { all } = await addLabels(tx, needed);
      const foods = missing.map(({ aisle, ...food }) => ({ ...food, labelId: all.get(aisle) ?? null }));
      return (await addAll(tx, Food, 'food', foods)).length;
    });
  }

  async labels(context: Context, locale: string): Promise<number> {
    assertSeeds(locale);
    return context.transaction(async (tx) => {
      await lockCreation(tx);
      const wanted = labelsIn(locale).filter(({ aisle }) => isInitial(locale, aisle));
      return (await addLabels(tx, wanted)).added;
    });
  }

  async units(context: Context, locale: string): Promise<number> {
    const wanted = seedUnits(locale);
    if (!wanted.length) throw new ValidationFailed({ locale: ['groups.noSeeds'] });
    return context.transaction(async (tx) => {
      await lockCreation(tx);
      const missing = await this.missing(tx, this.unitsService, wanted, locale);
      return (await addAll(tx, Unit, 'unit', missing)).length;
    });
  }

  private async missing<T extends IngredientData, N extends { name: string }>(
    context: Context,
    service: Pick<IngredientDataResource<T>, 'findByNames'>,
    wanted: N[],
    locale: string,
  ): Promise<N[]> {
    const names = wanted.map(({ name }) => name);
    const found = await service.findByNames(context, names, locale);
    return wanted.filter(({ name }, index) => !found.get(name)?.isSame && names.indexOf(name) === index);
  }
}

const SEED_CALLER = {
  userId: NIL_UUID,
  username: '',
  admin: false,
  canInvite: false,
  canManage: true,
  canOrganize: true,
};

function assertSeeds(locale: string): void {
  if (!seedLocale(locale)) throw new ValidationFailed({ locale: ['groups.noSeeds'] });
}

const labelsIn = (locale: string): NewLabel[] =>
  seedAisles().map(({ aisle, color }) => ({ color, name: seedName('aisle', aisle, locale)?.name ?? aisle, aisle }));

/** Adds missing labels and returns the ids of all by aisle. */
async function addLabels(context: Context, wanted: NewLabel[]): Promise<{ all: Map<string, string>; added: number }> {
  if (!wanted.length) return { all: new Map(), added: 0 };
  const names = wanted.map(({ name }) => name);
  const known = await context
    .repository(Label)
    .select()
    .andWhere('fold(row.name) = ANY(SELECT fold(n) FROM unnest(:names::text[]) n)', { names })
    .getMany();
  const missing = wanted.filter(({ name }) => !known.some((label) => isSame(label.name, name)));
  const added = await addAll(
    context,
    Label,
    'label',
    missing.map(({ name, color }) => ({ name, color })),
  );
  const rows = [...known, ...added];
  const idOf = (name: string) => rows.find((label) => isSame(label.name, name))?.id;
  const all = wanted.flatMap(({ aisle, name }) => {
    const id = idOf(name);
    return id ? [[aisle, id] as const] : [];
  });
  return { all: new Map(all), added: added.length };
}

/** Compares names of labels without case and accents. */
const isSame = (a: string, b: string): boolean => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0;

async function addAll<T extends Food | Label | Unit>(
  context: Context,
  entity: new () => T,
  event: string,
  fields: Partial<T>[],
): Promise<T[]> {
  const rows = await context.repository(entity).createAll(fields);
  for (const { id, version, name } of rows) context.record({ type: `${event}.created`, data: { id, version, name } });
  return rows;
}
