import type { Wire, WireInput } from '#client';
import { isInFractions, standardOf, unitLabels } from '#ingredients';
import type { Suggestion } from '#ui';

/** Unit with its name in the reader's language. */
export interface UnitChoice extends Suggestion {
  unit: WireInput<'IngredientReference'>;
}

/** Common units, offered while nothing is typed. */
const EVERYDAY = ['gram', 'milliliter', 'teaspoon', 'tablespoon', 'cup', 'piece', 'pinch', 'clove'];
const place = (id: string) => (EVERYDAY.includes(id) ? EVERYDAY.indexOf(id) : EVERYDAY.length);

/** Standard units in the reader's language, linked to the group's units, followed by the group's own ones. */
export function unitChoices(units: Wire<'Unit'>[], locale: string): UnitChoice[] {
  const labels = unitLabels(unitLabels(locale).size > 0 ? locale : 'en');
  const known = new Map<string, Wire<'Unit'>>();
  for (const unit of units) {
    const id = standardOf(unit);
    // two rows may have the same standard unit: prefer the one with the usual name
    if (id && labels.has(id) && (!known.has(id) || unit.name === labels.get(id)?.one)) known.set(id, unit);
  }
  const inOrder = [...labels].sort(([a], [b]) => place(a) - place(b));
  const standard = inOrder.map(([id, { one, many, short }]) => {
    const unit = known.get(id);
    const names = [many, short, ...(unit ? namesOf(unit) : [])].filter(Boolean);
    const fraction = isInFractions(id);
    const made = { name: one, pluralName: many, abbreviation: short, fraction, useAbbreviation: !fraction };
    return { name: one, also: names, unit: unit ? linked(unit) : made, isFirst: true };
  });
  const isKnown = new Set(known.values());
  const own = units
    .filter((unit) => !isKnown.has(unit))
    .map((unit) => ({ name: unit.name, also: namesOf(unit), unit: linked(unit) }));
  return [...standard, ...own];
}

const linked = ({ id, name, fraction }: Wire<'Unit'>) => ({ id, name, fraction });

const namesOf = ({ name, pluralName, abbreviation, pluralAbbreviation, aliases }: Wire<'Unit'>): string[] =>
  [name, pluralName, abbreviation, pluralAbbreviation, ...aliases.map((alias) => alias.name)].flatMap(
    (one) => one || [],
  );

const simplify = (name: string) => name.trim().toLowerCase().replace(/\.$/, '');

/** Finds a unit by any name, the group's own first. Exact case wins: "T" is a tablespoon. */
export function findUnitByName(text: string, choices: UnitChoice[]): UnitChoice['unit'] | null {
  const groupFirst = choices.toSorted((a, b) => Number(!a.unit.id) - Number(!b.unit.id));
  const names = ({ name, also }: UnitChoice) => [name, ...also];
  const simplified = simplify(text);
  const choice =
    groupFirst.find(({ unit }) => unit.name === text.trim()) ??
    groupFirst.find((choice) => names(choice).includes(text.trim())) ??
    groupFirst.find((choice) => names(choice).some((name) => simplify(name) === simplified));
  return choice?.unit ?? null;
}
