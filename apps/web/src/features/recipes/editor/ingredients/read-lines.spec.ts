import { displayIngredient } from '#ingredients';
import { emptyLine, foodText, type Line, unitText } from '../draft/draft.ts';
import { asText, textToRead, withParts } from './read-lines.ts';

type Parts = Parameters<typeof withParts>[2];
const parts = (given: Partial<Parts>) =>
  ({ quantity: null, quantityMax: null, unit: null, food: null, note: '', ...given }) as Parts;
const bananas = parts({ quantity: 3, quantityMax: 4, food: { id: null, name: 'bananas' }, note: 'ripe' });
const typed = (amount: string, more: Partial<Line> = {}) => ({ ...emptyLine(), amount, ...more });
const shown = (line: Line) => displayIngredient({ ...line, unit: unitText(line), food: foodText(line) }).text;
const plums = { name: 'plums' };

describe('a line of text', () => {
  const line = emptyLine('3-4 bananas, ripe');

  it('is filled in, and keeps its text as the original', () => {
    expect(textToRead(line)).toBe('3-4 bananas, ripe');
    expect(withParts(line, line.note, bananas)).toMatchObject({
      quantity: 3,
      quantityMax: 4,
      unit: null,
      food: { name: 'bananas' },
      note: 'ripe',
      originalText: '3-4 bananas, ripe',
    });
  });

  it('stays as somebody has changed it meanwhile, and where nothing was understood', () => {
    for (const changed of [
      { ...line, note: '3-4 plums' },
      { ...line, food: plums },
    ])
      expect(withParts(changed, line.note, bananas)).toBe(changed);
    expect(withParts(line, line.note, parts({}))).toBe(line);
  });

  it('knows what a new unit is', () => {
    const unit = { id: null, name: 'gram', abbreviation: 'g', useAbbreviation: true, fraction: false };
    const known = { ...unit, id: '1' };
    const read = (of: Parts['unit']) => withParts(line, line.note, parts({ quantity: 1, unit: of }));
    expect(read(unit)).toMatchObject({ unit });
    expect(read(known)).toMatchObject({ unit: known });
  });
});

describe('words that were typed as an amount', () => {
  it('stay in the language in which they were typed', () => {
    const parsley = parts({
      quantity: 2,
      unit: { id: '1', name: 'tablespoon' } as Parts['unit'],
      food: { id: '2', name: 'parsley' },
      note: 'gehackt',
      words: { line: '{amount} {unit} {food}, {note}', amount: '2', unit: 'EL', food: 'Petersilie' },
    });
    const text = '2 EL Petersilie, gehackt';
    const alone = withParts(typed(text), text, parsley);
    expect(alone).toMatchObject({ unit: { id: '1' }, food: { id: '2' }, originalText: text });
    expect(shown(alone)).toBe(text);
    const besideFood = withParts(typed(text, { food: { name: 'Dill' } }), text, parsley);
    expect(shown(besideFood)).toBe('2 EL Dill Petersilie, gehackt');
    const besideNote = withParts(typed(text, { note: 'frisch' }), text, parsley);
    expect(shown(besideNote)).toBe('2 EL Petersilie gehackt, frisch');
  });

  it('go where they belong', () => {
    expect(withParts(typed('3-4 bananas, ripe'), '3-4 bananas, ripe', bananas)).toMatchObject({
      quantity: 3,
      quantityMax: 4,
      food: { name: 'bananas' },
      note: 'ripe',
    });
  });

  it('leave the fields alone that are filled in already', () => {
    const line = typed('3-4 bananas, ripe', {
      unit: { name: 'bunch' },
      food: { name: 'plantains' },
      note: 'yellow',
    });
    expect(withParts(line, '3-4 bananas, ripe', bananas)).toMatchObject({
      quantity: 3,
      quantityMax: 4,
      unit: { name: 'bunch' },
      food: { name: 'plantains' },
      note: 'bananas, ripe, yellow',
    });
  });

  it('stay where they are no amount of the food that is there', () => {
    const line = typed('abc', { food: { name: 'flour' } });
    expect(withParts(line, 'abc', parts({ food: { id: null, name: 'abc' } }))).toBe(line);
  });

  it('are the text of a line that cannot be read and has no other', () => {
    expect(asText(typed('3 bananas'))).toMatchObject({ amount: '', note: '3 bananas' });
    for (const line of [typed('2 cups', { food: { name: 'flour' } }), typed('2'), emptyLine('2 eggs')])
      expect(asText(line)).toBe(line);
  });
});

it('amounts are read already', () => {
  for (const text of ['', '2', '3-2']) expect(textToRead(typed(text, { food: { name: 'flour' } }))).toBeUndefined();
});
