import { compare, flatten } from './completeness.ts';

const source = new Map(
  flatten({ hello: 'Hello {{name}}', recipes_one: '{{count}} recipe', recipes_other: '{{count}} recipes' }),
);

describe('completeness of a catalogue', () => {
  it('flattens nested keys', () => {
    expect(flatten({ a: { b: 'c' }, d: 'e' })).toEqual([
      ['a.b', 'c'],
      ['d', 'e'],
    ]);
  });

  it('is 100 percent with every plural form of the language', () => {
    const german = new Map(
      Object.entries({ hello: 'Hallo {{name}}', recipes_one: 'Ein Rezept', recipes_other: '{{count}} Rezepte' }),
    );
    expect(compare('de-DE', source, german)).toMatchObject({ percent: 100, missing: [], wrong: [], unknown: [] });
  });

  it('asks for the six forms of Arabic', () => {
    const { missing } = compare('ar-SA', source, new Map([['hello', 'مرحبا {{name}}']]));
    expect(missing).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `recipes_${form}`));
  });

  it('finds a placeholder that is misspelt and a text that English does not have', () => {
    const wrong = new Map(Object.entries({ hello: 'Hallo {{nme}}', bye: 'Tschüss' }));
    expect(compare('de-DE', source, wrong)).toMatchObject({ wrong: ['hello'], unknown: ['bye'] });
  });
});
