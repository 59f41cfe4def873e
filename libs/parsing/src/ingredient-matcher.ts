import { parseIngredient } from '#ingredients/parser';
import type { Unit, UnitsService } from '#organizers';
import type { Context } from '#persistence';

interface Wanted {
  /** As written in the line. */
  name: string;
  /** Canonical id of a unit. */
  id?: string | null;
}

/** The units of a group: those that words mean by name, plural, alias or abbreviation, else by what the words say elsewhere. */
export class UnitMatcher {
  private readonly byName: Map<string, Unit>;
  private readonly byMeaning: Map<string, Unit>;

  private constructor(
    units: Unit[],
    private readonly byLikeness: Map<string, Unit>,
  ) {
    this.byName = new Map(units.flatMap(namesOf));
    this.byMeaning = new Map(
      units.flatMap((unit) => [unit.name, unit.abbreviation].flatMap((name) => meaningOf(name, unit))),
    );
  }

  /** @param likely words that may be the name of a unit, perhaps written wrongly */
  static async load(context: Context, service: UnitsService, likely: string[]): Promise<UnitMatcher> {
    const units = await service.all(context);
    return new UnitMatcher(units, await service.findByNames(context, units.length ? likely : []));
  }

  find({ name, id }: Wanted): Unit | undefined {
    return this.byName.get(key(name)) ?? (id ? this.byMeaning.get(id) : undefined);
  }

  /** Of these words, with more errors in writing allowed. */
  findLikely(words: string[]): { words: string; unit: Unit } | undefined {
    for (const name of words) {
      const unit = this.byName.get(key(name)) ?? this.byLikeness.get(name);
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

/** A unit that the group calls "tbsp" is meant by "tablespoon" and by "EL". */
function meaningOf(name: string, unit: Unit): [string, Unit][] {
  const id = name ? parseIngredient(`1 ${name} x`).unit?.id : undefined;
  return id ? [[id, unit]] : [];
}
