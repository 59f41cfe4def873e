import { readContent } from '../spec-read-content.ts';
import { readTypedStream, StreamedObject } from './typed-stream.ts';

const CLASSES: Record<string, [name: string, version: number][]> = {
  NSMutableArray: [
    ['NSMutableArray', 0],
    ['NSArray', 0],
    ['NSObject', 0],
  ],
  Recipe: [
    ['Recipe', 3],
    ['NSObject', 0],
  ],
  Ingredient: [
    ['Ingredient', 1],
    ['NSObject', 0],
  ],
  NSString: [
    ['NSString', 1],
    ['NSObject', 0],
  ],
  NSAttributedString: [
    ['NSAttributedString', 0],
    ['NSObject', 0],
  ],
  NSMutableData: [
    ['NSMutableData', 0],
    ['NSObject', 0],
  ],
  NSDate: [
    ['NSDate', 0],
    ['NSObject', 0],
  ],
};

/** Writes as the program does: what was there before is only named. */
class Writer {
  private readonly bytes: number[] = [4, 11, ...Buffer.from('streamtyped'), 0x81, 0xe8, 0x03];
  private readonly texts: string[] = [];
  private readonly objects: string[] = [];

  value(value: unknown): this {
    return this.types('@').object(value);
  }

  done(): Buffer {
    return Buffer.from(this.bytes);
  }

  private number(value: number): this {
    if (value > 127) this.bytes.push(0x81, value & 255, value >> 8);
    else this.bytes.push(value);
    return this;
  }

  /** Those after the 110th do not fit into a byte. */
  private reference(index: number): this {
    const value = index - 110;
    this.bytes.push(...(index < 110 ? [value & 255] : [0x81, value & 255, (value >> 8) & 255]));
    return this;
  }

  private types(text: string): this {
    const known = this.texts.indexOf(text);
    if (known >= 0) return this.reference(known);
    this.texts.push(text);
    this.bytes.push(0x84);
    this.number(Buffer.byteLength(text)).bytes.push(...Buffer.from(text));
    return this;
  }

  private classOf(name: string): this {
    for (const [own, version] of CLASSES[name]!) {
      const known = this.objects.indexOf(own);
      if (known >= 0) return this.reference(known);
      this.bytes.push(0x84);
      this.types(own).number(version);
      this.objects.push(own);
    }
    this.bytes.push(0x85);
    return this;
  }

  private begin(name: string): this {
    this.bytes.push(0x84);
    this.objects.push(`an object ${this.objects.length}`);
    return this.classOf(name);
  }

  private object(value: unknown): this {
    if (value === null) this.bytes.push(0x85);
    else if (typeof value === 'string') this.text(value);
    else if (value instanceof Date)
      this.begin('NSDate')
        .types('d')
        .real((value.getTime() - Date.UTC(2001, 0, 1)) / 1000);
    else if (Buffer.isBuffer(value)) this.data(value);
    else this.fields(value as { of: string; values: unknown[] });
    return this;
  }

  private text(value: string): void {
    this.begin('NSString')
      .types('+')
      .number(Buffer.byteLength(value))
      .bytes.push(...Buffer.from(value), 0x86);
  }

  private real(value: number): void {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(value);
    this.bytes.push(0x83, ...bytes, 0x86);
  }

  private data(value: Buffer): void {
    this.begin('NSMutableData')
      .types('i')
      .number(value.length)
      .types(`[${value.length}c]`)
      .bytes.push(...value, 0x86);
  }

  private fields({ of, values }: { of: string; values: unknown[] }): void {
    this.begin(of);
    if (of === 'NSMutableArray') this.types('i').number(values.length);
    for (const value of values) this.value(value);
    this.bytes.push(0x86);
  }
}

const list = (...values: unknown[]) => ({ of: 'NSMutableArray', values });
const ingredient = (...values: string[]) => ({ of: 'Ingredient', values: [...values, '', null] });
const styled = (text: string) => ({ of: 'NSAttributedString', values: [text] });
const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 300 }, (_, index) => index & 127)]);

function recipe(name: string) {
  const values: unknown[] = Array.from({ length: 37 }, () => '');
  Object.assign(values, {
    ...{ 0: name, 1: 'Soups, Winter', 2: 'Starter', 4: '★★★', 8: 'Grandmother', 9: '15 mins', 10: '1:30', 11: '4 ' },
    14: styled('Cut the leeks.\nBoil them – slowly.'),
    15: styled('Better on the next day.'),
    16: list(ingredient('leeks', '3 ', '', 'sliced'), ingredient('butter', '1/2', 'cup', '')),
    ...{ 17: picture, 29: `id of ${name}`, 32: new Date('2013-11-08T10:00:00Z'), 34: 'Her book', 35: styled('Thick.') },
  });
  return { of: 'Recipe', values };
}

// more objects than a byte can name
const names = Array.from({ length: 40 }, (_, index) => `Leek soup ${index}`);
const archive = new Writer().value(list(...names.map(recipe))).done();

it('A Cook’s Books is read', async () => {
  const found = await readContent(archive);
  expect(found.map((one) => one.kind === 'recipe' && one.recipe.name)).toEqual(names);
  for (const one of found)
    expect(one).toMatchObject({
      format: 'acooksbook',
      recipe: {
        description: 'Thick.',
        ingredients: [{ text: '3 leeks, sliced' }, { text: '1/2 cup butter' }],
        instructions: [{ text: 'Cut the leeks.' }, { text: 'Boil them – slowly.' }],
        notes: [{ text: 'Better on the next day.' }],
        recipeYield: '4 servings',
        servings: 4,
        prepTime: { minutes: 15 },
        performTime: { minutes: 90 },
        categories: ['Soups', 'Winter', 'Starter'],
        rating: { value: 3 },
        source: 'Grandmother, Her book',
        dateAdded: '2013-11-08',
        picture,
      },
    });
});

it('a stream that was cut, or says more than it has, is refused', async () => {
  for (const end of [20, 60, 200, archive.length - 2])
    expect((await readContent(archive.subarray(0, end))).map(({ kind }) => kind)).not.toContain('recipe');
  const begin = [4, 11, ...Buffer.from('streamtyped'), 0x81, 0xe8, 0x03];
  const streamOf = (types: string, ...rest: number[]) =>
    Buffer.from([...begin, 0x84, types.length, ...Buffer.from(types), ...rest]);
  for (const types of ['[99999999{}]', '[9999[9999{}]]', '[99999999c]', '+', '@', '#'])
    expect(() => readTypedStream(streamOf(types, 0x7f))).toThrow(RangeError);
  expect(() => readTypedStream(Buffer.from([...begin, 0x84, 1, 0x40, ...Array<number>(900).fill(0x84)]))).toThrow();
});

it('an object that names itself, and a number of two bytes, are read', () => {
  const own = Buffer.from([
    ...[4, 11, ...Buffer.from('streamtyped'), 0x81, 0xe8, 0x03],
    ...[0x84, 1, 0x40, 0x84, 0x84, 0x84, 1, 0x41, 0, 0x85],
    ...[0x92, 0x92, 0x84, 1, 0x69, 0x81, 0x2c, 0x01, 0x86],
  ]);
  const [object] = readTypedStream(own);
  expect(object).toBeInstanceOf(StreamedObject);
  expect((object as StreamedObject).classes).toEqual(['A']);
  expect((object as StreamedObject).values[0]).toBe(object);
  expect((object as StreamedObject).values[1]).toBe(300);
});
