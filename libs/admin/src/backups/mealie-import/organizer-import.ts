import { Injectable } from '@nestjs/common';
import { mustGet } from '#contract/objects';
import {
  CategoriesService,
  Food,
  FoodsService,
  LabelsService,
  type OrganizerResource,
  type Organizer,
  TagsService,
  Tool,
  ToolsService,
  Unit,
  UnitsService,
} from '#organizers';
import type { Context, GroupRow } from '#persistence';
import type { MealieFood, MealieUnit } from '#recipe-files';
import type { ImportedGroup } from './imported-group.ts';

const AT_ONCE = 100;

type Kind = 'categories' | 'tags' | 'tools';

/** Imports labels, foods, units, categories, tags and tools. Rows with the name of an existing row complete that row instead. */
@Injectable()
export class OrganizerImport {
  constructor(
    private readonly categories: CategoriesService,
    private readonly foods: FoodsService,
    private readonly labels: LabelsService,
    private readonly tags: TagsService,
    private readonly tools: ToolsService,
    private readonly units: UnitsService,
  ) {}

  async importAll(imported: ImportedGroup): Promise<void> {
    await this.importLabels(imported);
    await this.importFoods(imported);
    await this.importUnits(imported);
    await this.bringAll(imported, 'categories', this.categories);
    await this.bringAll(imported, 'tags', this.tags);
    await this.bringAll(imported, 'tools', this.tools);
    for (const { id, onHand } of imported.group.tools) {
      const own = onHand && imported.ids.get(id);
      if (own) await imported.context.repository(Tool).patch(own, { onHand: true });
    }
  }

  private async importLabels({ context, group, ids, tally }: ImportedGroup): Promise<void> {
    const labelIds = new Map((await this.labels.all(context)).map((label) => [label.name.toLowerCase(), label.id]));
    for (const { id, name, color } of group.labels) {
      const own = labelIds.get(name.toLowerCase());
      if (own) tally.countExisting('labels');
      else {
        const label = await this.labels.create(context, { name, color });
        labelIds.set(name.toLowerCase(), label.id);
        tally.countImported('labels');
      }
      ids.set(id, mustGet(labelIds, name.toLowerCase()));
    }
  }

  private async importFoods({ context, group, ids, tally, watch }: ImportedGroup): Promise<void> {
    const before = await idsOf(context, Food);
    for (const some of chunks(group.foods)) {
      watch.signal.throwIfAborted();
      await context.transaction(async (tx) => {
        const rows = await this.foods.resolve(tx, some.map(nameOf), (index) => `foods.${index}`);
        for (const [index, food] of some.entries()) {
          const row = rows[index]!;
          ids.set(food.id, row.id);
          const label = ids.get(food.labelId);
          const changes = {
            ...missingWords(row, food),
            ...(label && !row.labelId && { labelId: label }),
            ...(food.onHand && !row.onHand && { onHand: true }),
            ...(!Object.keys(row.extras).length && Object.keys(food.extras).length && { extras: food.extras }),
          };
          if (Object.keys(changes).length) Object.assign(row, await tx.repository(Food).patch(row.id, changes));
          tally[before.has(row.id) ? 'countExisting' : 'countImported']('foods');
          before.add(row.id);
        }
      });
    }
  }

  private async importUnits({ context, group, ids, tally }: ImportedGroup): Promise<void> {
    const before = await idsOf(context, Unit);
    for (const some of chunks(group.units))
      await context.transaction(async (tx) => {
        const rows = await this.units.resolve(tx, some.map(unitOf), (index) => `units.${index}`);
        for (const [index, unit] of some.entries()) {
          const row = rows[index]!;
          ids.set(unit.id, row.id);
          const changes = {
            ...missingWords(row, unit),
            ...(unit.pluralAbbreviation && !row.pluralAbbreviation && { pluralAbbreviation: unit.pluralAbbreviation }),
          };
          if (Object.keys(changes).length) Object.assign(row, await tx.repository(Unit).patch(row.id, changes));
          tally[before.has(row.id) ? 'countExisting' : 'countImported']('units');
          before.add(row.id);
        }
      });
  }

  private async bringAll<T extends Organizer>(
    { context, group, ids, tally, watch }: ImportedGroup,
    kind: Kind,
    service: OrganizerResource<T>,
  ): Promise<void> {
    const before = await idsOf(context, service.entity);
    for (const { id, name } of group[kind]) {
      watch.signal.throwIfAborted();
      const [row] = await context.transaction((tx) => service.resolve(tx, [{ name }], kind));
      ids.set(id, row!.id);
      tally[before.has(row!.id) ? 'countExisting' : 'countImported'](kind);
      before.add(row!.id);
    }
  }
}

const nameOf = ({ name, pluralName }: MealieFood | MealieUnit) => ({ name, pluralName: pluralName || null });
const unitOf = (unit: MealieUnit) => ({
  ...nameOf(unit),
  abbreviation: unit.abbreviation,
  useAbbreviation: unit.useAbbreviation,
  fraction: unit.fraction,
});

/** Returns words that the existing row lacks. */
function missingWords(row: Food | Unit, { pluralName, description, aliases }: MealieFood | MealieUnit) {
  return {
    ...(pluralName && !row.pluralName && { pluralName }),
    ...(description && !row.description && { description }),
    ...(aliases.length && !row.aliases.length && { aliases: aliases.map((name) => ({ name })) }),
  };
}

async function idsOf(context: Context, entity: new () => GroupRow): Promise<Set<string>> {
  const rows = await context.repository(entity).select().select('row.id').getMany();
  return new Set(rows.map((row) => String(row['id'])));
}

function* chunks<T>(list: readonly T[]): Generator<T[]> {
  for (let at = 0; at < list.length; at += AT_ONCE) yield list.slice(at, at + AT_ONCE);
}
