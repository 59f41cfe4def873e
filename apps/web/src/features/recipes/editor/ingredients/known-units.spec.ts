import type { Wire } from '#client';
import { bestMatches } from '#ui';
import { findUnitByName, unitChoices } from './known-units.ts';
import { fixture } from '../../../../testing/fixture.ts';

const none = {
  pluralName: null,
  abbreviation: '',
  pluralAbbreviation: '',
  aliases: [],
  fraction: true,
  standard: null,
};
const unit = (id: string, name: string, more: object = {}) => fixture<Wire<'Unit'>>({ ...none, id, name, ...more });

const large = [
  ...Array.from({ length: 28 }, (_, at) => unit(`own-${at}`, `spoon no. ${at}`)),
  unit('el', 'Esslöffel', { standard: 'tablespoon', abbreviation: 'EL' }),
  unit('tin', 'tin of tea', { aliases: [{ name: 'tea caddy' }] }),
];
const offered = (typed: string, units = large, locale = 'en-US') => bestMatches(unitChoices(units, locale), typed);

describe('the units that are offered', () => {
  it('are the standard ones that match, as well as they do, and then those of a group that has many', () => {
    expect(offered('spoon').slice(0, 5)).toEqual([
      ...['teaspoon', 'tablespoon', 'dessertspoon'],
      ...['spoon no. 0', 'spoon no. 1'],
    ]);
    expect(offered('spoon')).toHaveLength(8);
    expect(offered('tea')).toEqual(['teaspoon', 'tin of tea']);
    expect(offered('tb')).toEqual(['tablespoon']);
    expect(offered('ladle')).toEqual([]);
  });

  it('are those of most lines where nothing is typed', () => {
    expect(offered('').slice(0, 4)).toEqual(['gram', 'milliliter', 'teaspoon', 'tablespoon']);
  });

  it('have no doubles: one that the group has under another name is that of the group', () => {
    const choices = unitChoices(large, 'en-US');
    expect(choices.filter(({ name }) => /tablespoon|Esslöffel/.test(name))).toMatchObject([
      { name: 'tablespoon', unit: { id: 'el', name: 'Esslöffel' } },
    ]);
    expect(offered('EL')).toContain('tablespoon');
    const names = offered('', large, 'fr-FR');
    expect(new Set(names).size).toBe(names.length);
  });

  it('keep both of two of the group that are the same, and the usual name links to the one that has it', () => {
    const two = [unit('el', 'EL', { standard: 'tablespoon' }), unit('ess', 'Esslöffel', { standard: 'tablespoon' })];
    expect(offered('el', two, 'de-DE')).toEqual(expect.arrayContaining(['Esslöffel', 'EL']));
    const choices = unitChoices(two, 'de-DE');
    expect(findUnitByName('Esslöffel', choices)).toMatchObject({ id: 'ess' });
    expect(findUnitByName('EL', choices)).toMatchObject({ id: 'el' });
  });

  it('are first of all those of the group where somebody types one of its names', () => {
    const choices = unitChoices([unit('cup', 'bowl', { aliases: [{ name: 'cup' }, { name: 'mug' }] })], 'en-US');
    expect(findUnitByName('cup', choices)).toMatchObject({ id: 'cup' });
    expect(findUnitByName('teaspoons', choices)).toMatchObject({ name: 'teaspoon' });
    expect(findUnitByName('a new one', choices)).toBeNull();
  });
});
