import type { DisplayUnit } from './display.ts';
import { plainUnit, unitLabel, unitLabelled } from './lexicon/unit-labels.ts';

/** A unit of a group under all names that it has there. */
export interface NamedUnit extends DisplayUnit {
  aliases?: readonly { name: string }[];
}

/** The standard unit that a unit of a group is: by its name, else by what its other names mean, where they mean the same. */
export function standardOf({ name, standard, pluralName, abbreviation, aliases = [] }: NamedUnit): string | null {
  const known = standard ?? unitLabelled(name);
  if (known) return known;
  // a single letter is short for too many things
  const others = [pluralName, abbreviation, ...aliases.map((alias) => alias.name)].filter(
    (one) => one && one.length > 1,
  );
  const ids = new Set(others.map((one) => unitLabelled(one!)).filter((id) => id !== null));
  return ids.size === 1 ? [...ids][0]! : null;
}

/** A unit in the words of a reader (BCP 47); the same where it has one of them already, or we know none. */
export function unitInLanguage<Unit extends NamedUnit>(unit: Unit, language: string): Unit {
  const standard = standardOf(unit);
  const label = standard ? unitLabel(standard, language) : undefined;
  if (!standard || !label) return unit;
  const { one, many, short } = label;
  if ([one, many, short].some((word) => word && plainUnit(word) === plainUnit(unit.name))) return unit;
  return { ...unit, standard, name: one, pluralName: many, abbreviation: short, pluralAbbreviation: short };
}
