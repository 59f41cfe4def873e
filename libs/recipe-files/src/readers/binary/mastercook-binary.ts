import { isWebAddress } from '#contract/web-address';
import iconv from 'iconv-lite';
import { nearestFraction } from '#ingredients';
import { explode } from '../../files/explode.ts';
import { BadArchive, LIMITS } from '../../files/limits.ts';
import type { Format } from '../../format.ts';
import { titledLines } from '../../titled-lines.ts';
import { joinParts, splitParagraphs, appendNote } from '../../lines.ts';
import { importedRecipe, type ImportedRecipe, toDuration } from '../../imported-recipe.ts';

const PAGE_SIZE_AT = 0x40;
const SIGNATURE = 'Ckbk#dn1';
const [SECTION_BYTES, ENTRY_BYTES, MARK_BYTES, TAG_BYTES] = [36, 56, 8, 20];
/** Mark before each part, followed by the number of the part. */
const MARK = Buffer.from('a55a5aa5245779', 'hex');
const END_OF_LIST = 0xa5_5a_5a_a5;
const LETTER_OF_SUBTITLE = 0x53;
const LETTER_OF_TEXT = 0x54;

/** A field with its value or nested fields. */
interface Field {
  tag: string;
  value: string | number;
  fields: Field[];
}

/** MasterCook .mc2: a cookbook in pages. */
export const mastercookBinary: Format = {
  name: 'mastercook',
  matches: ({ bytes }) => bytes.subarray(4, 4 + SIGNATURE.length).toString('latin1') === SIGNATURE,
  *read(file) {
    const book = new Cookbook(file.bytes);
    for (const entry of book.entries()) {
      const found = book.recipeOf(entry);
      if (found) yield found;
    }
  },
};

class Cookbook {
  private readonly bytes: Buffer;
  private readonly page: number;
  private readonly categories: Map<number, string[]>;
  private readonly cuisines: Map<number, string>;
  private bytesLeft = LIMITS.entryBytes;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.page = bytes.readInt32LE(PAGE_SIZE_AT);
    const texts = parseTexts(this.section('#key'));
    this.cuisines = parseNames(this.section('#nat'), texts);
    this.categories = parseLists(this.section('#ca#'), parseNames(this.section('#cat'), texts));
  }

  /** Yields the position of each recipe in the index. */
  *entries(): Generator<number> {
    const start = this.addressOf('#dbi');
    const perPart = this.bytes.readInt32LE(PAGE_SIZE_AT + 4);
    if (start === undefined) return;
    let left = this.bytes.length / ENTRY_BYTES;
    for (let at = start + 0x48; this.bytes.readUInt32LE(at) !== END_OF_LIST; at += 4) {
      const part = this.bytes.readInt32LE(at) * this.page;
      if (!part) continue;
      for (let number = 0; number < perPart; number++) {
        const entry = part + number * ENTRY_BYTES;
        // a mark begins the next part
        if (entry + ENTRY_BYTES > this.bytes.length || this.isMarked(entry) || left-- <= 0) break;
        if (this.bytes.readInt32LE(entry)) yield entry;
      }
    }
  }

  recipeOf(entry: number): ImportedRecipe | null {
    const start = this.bytes.readInt32LE(entry) * this.page;
    // deleted recipes remain in the index only
    if (!this.isMarked(start)) return null;
    const title = start + MARK_BYTES + 60;
    const own = this.bytes.subarray(title, this.bytes.indexOf(0, title));
    return recipeOf(parseFields(this.blockContent(start)), {
      name: iconv.decode(own, 'macroman').trim(),
      prepTime: toDuration(this.bytes.readInt16LE(entry + 40)),
      totalTime: toDuration(this.bytes.readInt16LE(entry + 42)),
      categories: this.categories.get(this.bytes.readInt32LE(entry + 28)) ?? [],
      cuisines: [this.cuisines.get(this.bytes.readInt32LE(entry + 32)) ?? ''].filter(Boolean),
    });
  }

  private isMarked(at: number): boolean {
    return at >= 0 && this.bytes.subarray(at, at + MARK.length).equals(MARK);
  }

  private addressOf(tag: string): number | undefined {
    const count = this.bytes.readInt32LE(this.page + 4);
    for (let number = 0, at = 2 * this.page; number < count; number++, at += SECTION_BYTES)
      if (this.bytes.subarray(at + 24, at + 28).toString('latin1') === tag && !this.bytes.readInt32LE(at + 28))
        return this.bytes.readInt32LE(at) * this.page;
    return undefined;
  }

  private section(tag: string): Buffer {
    const start = this.addressOf(tag);
    return start === undefined ? Buffer.alloc(0) : this.blockContent(start);
  }

  /** Returns the content of a block, decompressed if needed. */
  private blockContent(start: number): Buffer {
    const head = start + MARK_BYTES;
    const end = head + this.bytes.readInt32LE(head + 4);
    const body = head + this.bytes.readInt32LE(head + 16) + 8;
    if (end > this.bytes.length || body >= end || !this.isMarked(body)) return Buffer.alloc(0);
    const content = this.bytes.subarray(body + MARK_BYTES, end);
    if (this.bytes.subarray(head + 12, head + 16).toString('latin1') !== 'PKWr') return content;
    const unpacked = explode(content, this.bytesLeft);
    this.bytesLeft -= unpacked.length;
    if (this.bytesLeft <= 0) throw new BadArchive('migrations.tooLarge');
    return unpacked;
  }
}

/** Returns the texts of a table by offset. */
function parseTexts(table: Buffer): Map<number, string> {
  const texts = new Map<number, string>();
  for (let at = 10; at + 2 <= table.length;) {
    const length = table.readUInt16LE(at);
    texts.set(at + 2, decodeText(table.subarray(at + 2, at + 1 + length)));
    at += length + 2;
    at += at % 2;
  }
  return texts;
}

/** Returns names by number. */
function parseNames(table: Buffer, texts: Map<number, string>): Map<number, string> {
  const names = new Map<number, string>();
  for (let at = 0; at + 20 <= table.length; at += 20)
    names.set(table.readInt32LE(at + 4), texts.get(table.readInt32LE(at)) ?? '');
  return names;
}

/** Returns lists of names by offset. */
function parseLists(table: Buffer, names: Map<number, string>): Map<number, string[]> {
  const lists = new Map<number, string[]>();
  for (let at = 0; at + 2 <= table.length;) {
    const start = at + 2;
    at = start + table.readUInt16LE(at);
    const own: string[] = [];
    for (let one = start; one + 2 <= Math.min(at, table.length); one += 2)
      own.push(names.get(table.readUInt16LE(one)) ?? '');
    lists.set(start, own.filter(Boolean));
  }
  return lists;
}

const decodeText = (bytes: Buffer) => iconv.decode(bytes, 'win1252').replaceAll('\0', '').trim();

/** Maximum nesting of fields; also limits their total bytes. */
const MAX_DEPTH = 5;

function parseFields(block: Buffer, budget = { left: block.length * MAX_DEPTH }, depth = 1): Field[] {
  if (block.length < TAG_BYTES || depth > MAX_DEPTH) return [];
  const [count, values] = [block.readInt32LE(0), block.readInt32LE(4)];
  const fields: Field[] = [];
  for (let number = 0, at = TAG_BYTES; number < count && at + TAG_BYTES <= block.length; number++, at += TAG_BYTES) {
    const tag = block.subarray(at, at + 4).toString('latin1');
    const type = block.subarray(at + 8, at + 12).toString('latin1');
    const place = values + block.readInt32LE(at + 12) - 4;
    const content = block.subarray(place + 4, place + 4 + block.readInt32LE(place));
    budget.left -= TAG_BYTES + content.length;
    if (budget.left < 0) throw new BadArchive('migrations.unreadable');
    const inner = type === '###4' ? parseFields(content, budget, depth + 1) : [];
    fields.push({ tag, value: valueOf(type, content), fields: inner });
  }
  return fields;
}

function valueOf(type: string, content: Buffer): string | number {
  if (type === '*tan') return decodeText(content);
  if (type === '#2_i') return content.readInt16LE();
  if (type === '#4_i') return content.readInt32LE();
  return type === '#4_r' ? content.readFloatLE() : '';
}

function recipeOf(fields: Field[], known: Partial<ImportedRecipe>): ImportedRecipe {
  const text = (tag: string) => textOf(fields, tag);
  const servings = numberOf(fields, 'Serv') || null;
  const recipeYield = text('YldU') ? joinParts(amountOf(fields, 'YldA'), text('YldU')) : '';
  const sources = ['Srce', 'Sour', 'Auth'].map(text).filter(Boolean);
  return importedRecipe({
    ...known,
    description: text('Desc'),
    ingredients: linesOf(fields),
    instructions: fields
      .filter(({ tag }) => tag === 'DirS')
      .flatMap((step) => splitParagraphs(textOf(step.fields, 'DirT')))
      .map((one) => ({ text: one })),
    notes: ['Note', 'SrvI', 'Wine'].map((tag) => ({ text: text(tag) })).filter((note) => note.text),
    recipeYield: recipeYield || (servings ? `${servings} servings` : ''),
    servings,
    url: sources.find(isWebAddress) ?? '',
    source: sources.find((one) => !isWebAddress(one)) ?? '',
  });
}

function linesOf(fields: Field[]) {
  const ingredients = fields.filter(({ tag }) => tag === 'IngR');
  return titledLines(
    ingredients.map(({ fields: own }) => {
      const name = textOf(own, 'INam');
      if ([LETTER_OF_SUBTITLE, LETTER_OF_TEXT].includes(numberOf(own, 'IRow')))
        return { title: name.replace(/:$/, '') };
      return { text: appendNote(joinParts(amountOf(own, 'IAmt'), textOf(own, 'IUnt'), name), textOf(own, 'IPrp')) };
    }),
  );
}

const valueIn = (fields: Field[], tag: string) => fields.find((field) => field.tag === tag)?.value;
const textOf = (fields: Field[], tag: string) => String(valueIn(fields, tag) ?? '');
const numberOf = (fields: Field[], tag: string) => Number(valueIn(fields, tag)) || 0;

/** Converts decimals to fractions: 2.6667 is 2 2/3. */
function amountOf(fields: Field[], tag: string): string {
  const value = numberOf(fields, tag);
  if (!(value > 0)) return '';
  const whole = Math.floor(value);
  const { numerator, denominator } = nearestFraction(value - whole, 16);
  if (Math.abs(value - whole - numerator / denominator) > 0.002) return String(Math.round(value * 1000) / 1000);
  if (denominator === 1) return String(whole + numerator);
  return joinParts(whole || '', `${numerator}/${denominator}`);
}
