import type { DisplayUnit } from './display.ts';
import { plainUnit, unitLabel, unitWithLabel } from './lexicon/unit-labels.ts';

/** A unit of a group with all its names. */
export interface NamedUnit extends DisplayUnit {
  aliases?: readonly { name: string }[];
}

/** Returns the standard unit of a group's unit: by its name, else by its other names if they agree. */
export function standardOf({ name, standard, pluralName, abbreviation, aliases = [] }: NamedUnit): string | null {
  const known = standard ?? unitWithLabel(name);
  if (known) return known;
  const names = [pluralName, abbreviation, ...aliases.map((alias) => alias.name)];
  // a single letter is ambiguous
  const ids = new Set(names.flatMap((other) => (other && other.length > 1 ? (unitWithLabel(other) ?? []) : [])));
  const [id, ...others] = ids;
  return id && !others.length ? id : null;
}

/** Renames a unit in the reader's language (BCP 47), unless it has such a name already or the language has none. */
export function unitInLanguage<Unit extends NamedUnit>(unit: Unit, language: string): Unit {
  const standard = standardOf(unit);
  const label = standard ? unitLabel(standard, language) : undefined;
  if (!standard || !label) return unit;
  const { one, many, short } = label;
  if ([one, many, short].some((word) => word && plainUnit(word) === plainUnit(unit.name))) return unit;
  return { ...unit, standard, name: one, pluralName: many, abbreviation: short, pluralAbbreviation: short };
}
