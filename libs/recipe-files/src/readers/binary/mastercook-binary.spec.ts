import { explode } from '../../files/explode.ts';
import { readContent } from '../../spec-read-content.ts';

const PAGE = 256;
const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeInt32LE(value, index * 4));
  return bytes;
};
const short = (...values: number[]) => Buffer.from(new Uint16Array(values).buffer);
const mark = (letter: string) => Buffer.concat([Buffer.from('a55a5aa5245779', 'hex'), Buffer.from(letter)]);

/** Every byte as it is, which is the simplest that the library may write. */
function imploded(bytes: Buffer): Buffer {
  const bits = [...bytes].flatMap((byte) => [0, ...Array.from({ length: 8 }, (_, bit) => (byte >> bit) & 1)]);
  bits.push(1, ...Array<number>(7).fill(0), ...Array<number>(8).fill(1));
  const out = Buffer.alloc(2 + Math.ceil(bits.length / 8));
  out[1] = 4;
  bits.forEach((bit, index) => (out[2 + (index >> 3)]! |= bit << (index & 7)));
  return out;
}

type Value = string | number | [whole: number] | [string, Value][];
/** A block of fields: their names first, then what they hold. */
function block(fields: [string, Value][]): Buffer {
  const contents = fields.map(([, value]): [string, Buffer] => {
    if (typeof value === 'string') return ['*tan', Buffer.from(value, 'latin1')];
    if (typeof value !== 'number') {
      const [first] = value;
      return typeof first === 'number' ? ['#4_i', numbers(first)] : ['###4', block(value as [string, Value][])];
    }
    const real = Buffer.alloc(4);
    real.writeFloatLE(value);
    return ['#4_r', real];
  });
  const values = 20 + 20 * fields.length;
  let place = 4;
  const heads = fields.map(([tag], index) => {
    const head = Buffer.concat([Buffer.from(tag), numbers(0), Buffer.from(contents[index]![0]), numbers(place, 0)]);
    place += 4 + contents[index]![1].length;
    return head;
  });
  return Buffer.concat([
    ...[numbers(fields.length, values, place, 0, 0), ...heads],
    ...contents.map(([, content]) => Buffer.concat([numbers(content.length), content])),
  ]);
}

/** A head, perhaps with a title, and what it stands before. */
function part(content: Buffer, title?: Buffer, packed = true): Buffer {
  const head = Buffer.concat([Buffer.alloc(32), title ?? Buffer.alloc(0), Buffer.alloc(1)]);
  const body = packed ? imploded(content) : content;
  const inner = 28 + head.length;
  return Buffer.concat([
    ...[mark('0'), numbers(0, inner + 8 + body.length, 0), Buffer.from(packed ? 'PKWr' : 'None')],
    ...[numbers(inner - 8, 0, 1), head, mark('1'), body, mark('z')],
  ]);
}

function book(recipes: { title: Buffer; fields: [string, Value][] }[]): Buffer {
  const pages: Buffer[] = [];
  let next = 4;
  const place = (content: Buffer) => {
    const at = next;
    const size = Math.ceil(content.length / PAGE);
    pages.push(Buffer.concat([content, Buffer.alloc(size * PAGE - content.length)]));
    next += size;
    return at;
  };
  // each begins at an even place
  const text = (value: string) =>
    Buffer.concat([short(value.length + 1), Buffer.from(value), Buffer.alloc(value.length % 2 ? 1 : 2)]);
  const keys = Buffer.concat([Buffer.alloc(10), text('Breads'), text('Swedish')]);
  const sections = {
    '#key': place(part(keys)),
    '#cat': place(part(Buffer.concat([numbers(12, 7, 1, 0), short(0, 0)]), undefined, false)),
    '#nat': place(part(Buffer.concat([numbers(22, 9, 1, 0), short(0, 0)]))),
    '#ca#': place(part(short(0, 2, 7))),
  };
  const entries = recipes.map(({ title, fields }) =>
    Buffer.concat([
      numbers(place(part(block(fields), title)), 0, 0, 0, 0, 0, 0, 4, 9, 0),
      short(20, 90),
      numbers(0, 0, 0),
    ]),
  );
  // one that was deleted
  const index = place(Buffer.concat([...entries, numbers(3), Buffer.alloc(52)]));
  const list = place(Buffer.concat([mark('0'), Buffer.alloc(0x40), numbers(index, 0, 0xa55a5aa5 | 0)]));
  const all = { ...sections, '#dbi': list };
  const rows = Object.entries(all).map(([tag, page]) =>
    Buffer.concat([numbers(page, PAGE, 0, 0, 0, 0), Buffer.from(tag), numbers(0, 0)]),
  );
  const start = Buffer.alloc(4 * PAGE);
  Buffer.from('Ckbk#dn1').copy(start, 4);
  numbers(PAGE, recipes.length + 1).copy(start, 0x40);
  numbers(recipes.length, rows.length).copy(start, PAGE);
  Buffer.concat(rows).copy(start, 2 * PAGE);
  return Buffer.concat([start, ...pages]);
}

const row = (...fields: [string, Value][]): [string, Value] => ['IngR', fields];
const recipe = {
  title: Buffer.from([0x52, 0x8c, 0x67, 0x62, 0x72, 0x9a, 0x64]),
  fields: [
    ...[
      ['Auth', 'A neighbour'],
      ['Desc', 'Dark and sweet.'],
    ],
    ...[
      ['DirS', [['DirT', 'Mix it all.']]],
      ['DirS', [['DirT', 'Bake for an hour.']]],
    ],
    row(['IAmt', 2 + 2 / 3], ['INam', 'rye flour'], ['IPrp', 'coarse'], ['IRow', [73]], ['IUnt', 'cups']),
    row(['INam', 'Glaze:'], ['IRow', [83]]),
    row(['IAmt', 3], ['INam', 'gr\xe4dde'], ['IUnt', 'dl']),
    row(['INam', 'salt']),
    ...[
      ['Note', 'Keeps for a week.'],
      ['Serv', [8]],
      ['Srce', 'http://bread.example/rye'],
      ['YldA', 1.5],
      ['YldU', 'loaves'],
    ],
  ] as [string, Value][],
};

it('a cookbook of MasterCook is read, but for what was deleted', async () => {
  const found = await readContent(book([recipe, { ...recipe, title: Buffer.from('Second') }]));
  expect(found.map((one) => one.kind === 'recipe' && one.recipe.name)).toEqual(['Rågbröd', 'Second']);
  expect(found[0]).toMatchObject({
    format: 'mastercook',
    recipe: {
      description: 'Dark and sweet.',
      ingredients: [
        { text: '2 2/3 cups rye flour, coarse' },
        { title: 'Glaze', text: '3 dl grädde' },
        { text: 'salt' },
      ],
      instructions: [{ text: 'Mix it all.' }, { text: 'Bake for an hour.' }],
      notes: [{ text: 'Keeps for a week.' }],
      recipeYield: '1 1/2 loaves',
      servings: 8,
      prepTime: { minutes: 20 },
      totalTime: { minutes: 90 },
      categories: ['Breads'],
      cuisines: ['Swedish'],
      url: 'http://bread.example/rye',
      source: 'A neighbour',
    },
  });
});

it('one that was cut brings no half of a recipe', async () => {
  const whole = book([recipe]);
  for (const end of [80, 600, 900, 1400])
    expect((await readContent(whole.subarray(0, end))).map(({ kind }) => kind)).not.toContain('recipe');
});

it('what the library of PKWARE has packed comes out, up to a size', () => {
  // an example in the description of the format
  const packed = Buffer.from('00048224258f807f', 'hex');
  expect(explode(packed, 100).toString()).toBe('AIAIAIAIAIAIA');
  expect(() => explode(packed, 12)).toThrow(RangeError);
  expect(() => explode(packed.subarray(0, 5), 100)).toThrow(RangeError);
  expect(() => explode(Buffer.from('no archive'), 100)).toThrow(RangeError);
});
