import type { Unit, UnitsService } from '#organizers';
import type { Context } from '#persistence';

interface Wanted {
  /** As written in the line. */
  name: string;
  /** Canonical id of a unit. */
  id?: string | null;
}

/** The units of a group: those that words mean by name, plural, alias or abbreviation, else by the standard unit that they say. */
export class UnitMatcher {
  private readonly byName: Map<string, Unit>;
  private readonly byMeaning: Map<string, Unit>;

  private constructor(
    units: Unit[],
    private readonly inOtherNumber: Map<string, Unit>,
  ) {
    this.byName = new Map(units.flatMap(namesOf));
    this.byMeaning = new Map(units.flatMap((unit) => (unit.standard ? [[unit.standard, unit]] : [])));
  }

  /** @param likely words that may be the name of a unit */
  static async load(context: Context, service: UnitsService, likely: string[]): Promise<UnitMatcher> {
    const units = await service.all(context);
    const found = await service.findByNames(context, units.length ? likely : []);
    return new UnitMatcher(
      units,
      new Map([...found].flatMap(([name, { row, isSame }]) => (isSame ? [[name, row]] : []))),
    );
  }

  find({ name, id }: Wanted): Unit | undefined {
    return this.byName.get(key(name)) ?? (id ? this.byMeaning.get(id) : undefined);
  }

  /** The first of these words that are one. */
  findLikely(words: string[]): { words: string; unit: Unit } | undefined {
    for (const name of words) {
      const unit = this.byName.get(key(name)) ?? this.inOtherNumber.get(name);
      if (unit) return { words: name, unit };
    }
    return undefined;
  }
}

const key = (name: string) => name.trim().toLowerCase().replace(/\.$/, '');

function namesOf(unit: Unit): [string, Unit][] {
  const names = [unit.name, unit.pluralName, unit.abbreviation, unit.pluralAbbreviation];
  return [...names, ...unit.aliases.map((alias) => alias.name)].flatMap((name) => (name ? [[key(name), unit]] : []));
}
