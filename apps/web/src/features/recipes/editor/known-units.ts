import type { Wire, WireInput } from '#client';
import { unitLabel, unitLabels } from '#ingredients';
import type { Suggestion } from '#ui';

/** A unit that can be chosen, under the name that the reader knows it by. */
export interface UnitChoice extends Suggestion {
  unit: WireInput<'IngredientReference'>;
}

/** Nobody weighs a third of a gram. */
const metric = /gram$|liter$|meter$/;

/** The units of the group and then the standard ones that it does not have yet, in the language of the reader (BCP 47). */
export function unitChoices(units: Wire<'Unit'>[], locale: string): UnitChoice[] {
  const language = unitLabels(locale).size > 0 ? locale : 'en';
  const own = units.map((unit): UnitChoice => {
    const label = unit.standard ? unitLabel(unit.standard, language) : undefined;
    const aliases = unit.aliases.map(({ name }) => name);
    const names = [unit.name, unit.pluralName, unit.abbreviation, unit.pluralAbbreviation, ...aliases];
    const also = [label?.many, label?.short, ...names].filter((one) => !!one) as string[];
    return { name: label?.one ?? unit.name, also, unit: { id: unit.id, name: unit.name, fraction: unit.fraction } };
  });
  const known = new Set(units.map(({ standard }) => standard));
  const others = [...unitLabels(language)].filter(([id]) => !known.has(id));
  const standard = others.map(([id, { one, many, short }]): UnitChoice => {
    const unit = { name: one, pluralName: many, abbreviation: short, fraction: !metric.test(id) };
    return { name: one, also: [many, short].filter(Boolean), unit: { ...unit, useAbbreviation: !unit.fraction } };
  });
  return [...own, ...standard];
}

const plain = (name: string) => name.trim().toLowerCase().replace(/\.$/, '');

/** The unit that is called so. "T" is a tablespoon where "t" is something else. */
export function unitCalled(text: string, choices: UnitChoice[]): UnitChoice['unit'] | null {
  const names = ({ name, also }: UnitChoice) => [name, ...also];
  const exact = choices.find((choice) => names(choice).includes(text.trim()));
  const wanted = plain(text);
  return (exact ?? choices.find((choice) => names(choice).some((name) => plain(name) === wanted)))?.unit ?? null;
}
