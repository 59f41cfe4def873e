import { interpolate } from './certainty.ts';
import { parseLabelled } from './parse-labelled.ts';
import { labels, mayFollow, statesOf, type Label } from './states.ts';
import { tokenize } from './tokenize.ts';

const words = (line: string) => tokenize(line).map(({ text }) => text);

describe('tokenize', () => {
  it.each([
    ['1 1/2 cups oat milk', ['1 1/2', 'cups', 'oat', 'milk']],
    ['150g/5½oz leeks', ['150', 'g', '/', '5½', 'oz', 'leeks']],
    ['2 to 3 large plums', ['2 to 3', 'large', 'plums']],
    ['one 14-ounce can', ['one', '14', 'ounce', 'can']],
    ['4- to 5-pound goose', ['4- to 5', 'pound', 'goose']],
    ["confectioners' sugar, self-raising", ["confectioners'", 'sugar', ',', 'self-raising']],
    ['98% fat-free yogurt (plain)', ['98%', 'fat-free', 'yogurt', '(', 'plain', ')']],
    ['1lb10oz beef', ['1', 'lb', '10', 'oz', 'beef']],
  ])('%s', (line, expected) => expect(words(line)).toEqual(expected));

  it('gives ranges both ends, and leaves alone what is none', () => {
    expect(tokenize('2-4')).toMatchObject([{ low: 2, high: 4 }]);
    expect(tokenize('4-2').map(({ low }) => low)).toEqual([4, undefined, 2]);
  });
});

describe('parseLabelled', () => {
  const parse = (line: string, marks: string) => {
    const short: Record<string, Label> = {
      q: 'QTY',
      u: 'UNIT',
      n: 'NAME',
      p: 'PREP',
      c: 'COMMENT',
      '.': 'PUNC',
      s: 'SIZE',
    };
    return parseLabelled(
      line,
      tokenize(line),
      [...marks].map((mark) => short[mark]!),
    );
  };

  it('takes the unit outside of brackets, and the last one after a second number', () => {
    expect(parse('1 (14 oz) can beans', 'q.qu.un')).toMatchObject({
      quantity: 1,
      unit: { id: 'can' },
      food: 'beans',
      amounts: [{ quantity: 14 }],
    });
    expect(parse('2 15-ounce cans beans', 'qquun')).toMatchObject({ quantity: 2, unit: { id: 'can' } });
  });

  it('drops adjectives from units and joins ranges across units', () => {
    expect(parse('2 large bunches dill', 'quun')).toMatchObject({ unit: { id: 'bunch', text: 'bunches' } });
    expect(parse('110 ml - 150 ml milk', 'qu.qun')).toMatchObject({
      quantity: 110,
      quantityMax: 150,
      unit: { id: 'milliliter' },
      amounts: [],
    });
  });

  it('gives the places of all parts', () => {
    const line = '2 cups dill, chopped';
    const { spans } = parse(line, 'qun.p');
    expect([spans.quantity, spans.unit, ...spans.food, ...spans.note].map((span) => line.slice(...span!))).toEqual([
      '2',
      'cups',
      'dill',
      'chopped',
    ]);
  });
});

describe('the model', () => {
  it('remembers whether the food was named', () => {
    const states = statesOf(['QTY', 'NAME', 'NAME', 'PUNC', 'NAME']);
    expect(states.map((state) => state >= labels.length)).toEqual([false, false, false, true, true]);
    for (let i = 1; i < states.length; i++) expect(mayFollow(states[i - 1]!, states[i]!)).toBe(true);
    expect(mayFollow(states[3]!, states[0]!)).toBe(false);
  });

  it('reads its certainty off the measured points', () => {
    const points = [
      [0.2, 0.4],
      [0.8, 0.9],
    ] as const;
    expect(interpolate(0.5, points)).toBeCloseTo(0.65);
    expect(interpolate(1, points)).toBe(0.9);
    expect(interpolate(0.1, points)).toBeCloseTo(0.2);
  });
});
