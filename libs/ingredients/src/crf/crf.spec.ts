import { interpolate } from './confidence.ts';
import { parseLabelled } from './parse-labelled.ts';
import { labelOf, mayFollow, mayStart, statesOf, type Label } from './states.ts';
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
    ['5-spice powder, 12-grain bread', ['5-spice', 'powder', ',', '12-grain', 'bread']],
    ['6-inch-long strip, 4-to-5-pound goose', ['6', 'inch-long', 'strip', ',', '4-to-5', 'pound', 'goose']],
    ['1-1/2 cups, 2-½ cups', ['1-1/2', 'cups', ',', '2-½', 'cups']],
  ])('splits %s', (line, expected) => expect(words(line)).toEqual(expected));

  it('reads both ends of a range, and no range of descending numbers', () => {
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
      p: 'NOTE',
      '.': 'PUNC',
      s: 'SIZE',
    };
    return parseLabelled(
      line,
      tokenize(line),
      [...marks].map((mark) => short[mark]!),
    );
  };

  it('takes the unit outside of brackets, and its last word behind a second number', () => {
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

  it('keeps the commas of an enumeration, and drops articles', () => {
    expect(parse('2 cups figs, dates or plums', 'qun.nnn').food).toBe('figs, dates or plums');
    expect(parse('half a plum', 'qnn').food).toBe('plum');
  });

  it('continues a unit behind the dot of an abbreviation', () =>
    expect(parse('1 8 oz. package dates', 'qqu.un')).toMatchObject({ quantity: 1, unit: { id: 'package' } }));

  it('returns the spans of all parts', () => {
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
  it('distinguishes states behind a sign by the label before that sign', () => {
    const withoutRemark = statesOf(['QTY', 'NAME', 'PUNC', 'NAME']);
    const withRemark = statesOf(['QTY', 'NAME', 'PUNC', 'NOTE', 'PUNC', 'NAME']);
    expect(withoutRemark.map(labelOf)).toEqual(['QTY', 'NAME', 'PUNC', 'NAME']);
    expect(new Set([withoutRemark[1], withoutRemark[3], withRemark[5]]).size).toBe(3);
    expect(withRemark[4]).not.toBe(withoutRemark[2]);
    for (const states of [withoutRemark, withRemark])
      states.forEach((state, i) => expect(i ? mayFollow(states[i - 1]!, state) : mayStart(state)).toBe(true));
    expect(mayFollow(withRemark[4]!, withoutRemark[3]!)).toBe(false);
  });

  it('interpolates the confidence between the measured points', () => {
    const points = [
      [0.2, 0.4],
      [0.8, 0.9],
    ] as const;
    expect(interpolate(0.5, points)).toBeCloseTo(0.65);
    expect(interpolate(1, points)).toBe(0.9);
    expect(interpolate(0.1, points)).toBeCloseTo(0.2);
  });
});
