import type { Wire, WireInput } from '#client';
import { standardOf, unitLabels } from '#ingredients';
import { plainText, type Suggestion } from '#ui';

/** A unit that can be chosen, under the name that the reader knows it by. */
export interface UnitChoice extends Suggestion {
  unit: WireInput<'IngredientReference'>;
  /** The id of one that everybody knows, whether or not the group has it; else null. */
  standard: string | null;
  /** All its names, as they are compared with what is typed. */
  plainNames: string[];
}

/** Nobody weighs a third of a gram. */
const metric = /gram$|liter$|meter$/;

/** The standard units in the language of the reader (BCP 47), as those of the group where it has them, and then its own. */
export function unitChoices(units: Wire<'Unit'>[], locale: string): UnitChoice[] {
  const labels = unitLabels(unitLabels(locale).size > 0 ? locale : 'en');
  const known = new Map<string, Wire<'Unit'>>();
  for (const unit of units) {
    const id = standardOf(unit);
    // of two that are the same, the one with the usual name
    if (id && labels.has(id) && (!known.has(id) || unit.name === labels.get(id)?.one)) known.set(id, unit);
  }
  const standard = [...labels].map(([id, { one, many, short }]) => {
    const unit = known.get(id);
    const names = [many, short, ...(unit ? namesOf(unit) : [])].filter(Boolean);
    const fraction = !metric.test(id);
    const made = { name: one, pluralName: many, abbreviation: short, fraction, useAbbreviation: !fraction };
    return choice(one, names, { unit: unit ? linked(unit) : made, standard: id });
  });
  const isKnown = new Set(known.values());
  const own = units
    .filter((unit) => !isKnown.has(unit))
    .map((unit) => choice(unit.name, namesOf(unit), { unit: linked(unit), standard: null }));
  return [...standard, ...own];
}

function choice(name: string, also: string[], more: Pick<UnitChoice, 'unit' | 'standard'>): UnitChoice {
  return { name, also, plainNames: [name, ...also].map(plainText), ...more };
}

const linked = ({ id, name, fraction }: Wire<'Unit'>) => ({ id, name, fraction });

const namesOf = ({ name, pluralName, abbreviation, pluralAbbreviation, aliases }: Wire<'Unit'>): string[] =>
  [name, pluralName, abbreviation, pluralAbbreviation, ...aliases.map((alias) => alias.name)].filter(
    (one) => !!one,
  ) as string[];

/** What most lines are measured in: offered where nothing is typed yet. */
const EVERYDAY = ['gram', 'milliliter', 'teaspoon', 'tablespoon', 'cup', 'piece', 'pinch', 'clove'];

/** What is offered for what was typed: the standard units that match it, and then the group's own. */
export function offeredUnits(choices: UnitChoice[], typed: string): Suggestion[] {
  const wanted = plainText(typed);
  const match = (name: string) => (name === wanted ? 0 : name.startsWith(wanted) ? 1 : name.includes(wanted) ? 2 : 3);
  const ranked = choices.map(({ name, standard, plainNames }) => ({
    name,
    isStandard: standard !== null,
    rank: Math.min(...plainNames.map(match)),
    place: !wanted && EVERYDAY.includes(standard ?? '') ? EVERYDAY.indexOf(standard!) : EVERYDAY.length,
  }));
  const found = ranked
    .filter((one) => one.rank < 3)
    .sort((a, b) => Number(b.isStandard) - Number(a.isStandard) || a.rank - b.rank || a.place - b.place);
  // a language may have one word for two of them; each matches already, so that the field keeps this order
  return [...new Set(found.map(({ name }) => name))].map((name) => ({ name, also: [typed] }));
}

const plain = (name: string) => name.trim().toLowerCase().replace(/\.$/, '');

/** The unit that is called so, first of all in the group. "T" is a tablespoon where "t" is something else. */
export function unitCalled(text: string, choices: UnitChoice[]): UnitChoice['unit'] | null {
  const groupFirst = choices.toSorted((a, b) => Number(!a.unit.id) - Number(!b.unit.id));
  const names = ({ name, also }: UnitChoice) => [name, ...also];
  const wanted = plain(text);
  const found =
    groupFirst.find(({ unit }) => unit.name === text.trim()) ??
    groupFirst.find((choice) => names(choice).includes(text.trim())) ??
    groupFirst.find((choice) => names(choice).some((name) => plain(name) === wanted));
  return found?.unit ?? null;
}
