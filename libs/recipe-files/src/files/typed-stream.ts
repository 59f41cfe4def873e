/** An object of a typed stream with its values in the order in which they were written. */
export class StreamedObject {
  readonly values: StreamedValue[] = [];
  readonly classes: readonly string[];

  constructor(classes: readonly string[]) {
    this.classes = classes;
  }
}
export type StreamedValue = StreamedObject | string | number | Buffer | null | StreamedValue[];

const SIGNATURE = 'streamtyped';
const [INT_16, INT_32, FLOAT, NEW, NIL, END] = [0x81, 0x82, 0x83, 0x84, 0x85, 0x86];
/** Bytes from this value refer to earlier items. */
const FIRST_REFERENCE = 0x92;
const MAX_DEPTH = 100;
const MAX_TYPES = 1000;

export const isTypedStream = (bytes: Buffer): boolean =>
  bytes[0] === 4 && bytes.subarray(2, 2 + SIGNATURE.length).toString('latin1') === SIGNATURE;

/** Reads the format of macOS's NSArchiver: groups of values after their type encoding. Repeated texts, classes and objects are references. */
export function readTypedStream(bytes: Buffer): StreamedValue[] {
  return new Reader(bytes).all();
}

class Reader {
  private readonly bytes: Buffer;
  private at = 2 + SIGNATURE.length;
  private depth = 0;
  private values = 0;
  private readonly texts: string[] = [];
  /** Objects, classes and C strings share one numbering. */
  private readonly objects: (StreamedObject | string[] | string)[] = [];

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    // system version
    this.integer(this.byte());
  }

  all(): StreamedValue[] {
    const values: StreamedValue[] = [];
    while (this.at < this.bytes.length) values.push(...this.group(this.byte()));
    return values;
  }

  private byte(): number {
    return this.take(1).readUInt8();
  }

  private take(count: number): Buffer {
    if (count < 0 || this.at + count > this.bytes.length) throw new RangeError('The stream ends too early.');
    return this.bytes.subarray(this.at, (this.at += count));
  }

  private integer(head: number): number {
    if (head === INT_16) return this.take(2).readInt16LE();
    if (head === INT_32) return this.take(4).readInt32LE();
    return (head << 24) >> 24;
  }

  private length(): number {
    const head = this.byte();
    if (head === INT_16) return this.take(2).readUInt16LE();
    return this.integer(head);
  }

  private real(head: number, size: 4 | 8): number {
    if (head !== FLOAT) return this.integer(head);
    return size === 4 ? this.take(4).readFloatLE() : this.take(8).readDoubleLE();
  }

  private dereference<T>(list: T[], head: number): T {
    const item = list[this.integer(head) - (FIRST_REFERENCE - 256)];
    if (item === undefined) throw new RangeError('The stream refers to a missing item.');
    return item;
  }

  /** Returns null for nil. */
  private text(head: number): string | null {
    if (head === NIL) return null;
    if (head !== NEW) return this.dereference(this.texts, head);
    const text = this.take(this.length()).toString('utf8');
    this.texts.push(text);
    return text;
  }

  private cString(): string | null {
    const head = this.byte();
    if (head === NIL) return null;
    if (head !== NEW) return String(this.dereference(this.objects, head));
    const text = this.text(this.byte()) ?? '';
    this.objects.push(text);
    return text;
  }

  private group(head: number): StreamedValue[] {
    return splitTypes(this.text(head) ?? '').map((type) => this.value(type));
  }

  private value(type: string): StreamedValue {
    // each value takes at least one byte
    if (++this.values > this.bytes.length) throw new RangeError('The stream declares too many values.');
    if (type === '@') return this.object();
    if (type === '+') return this.take(this.length());
    if (type === '%' || type === ':') return this.text(this.byte());
    if (type === '*') return this.cString();
    if (type === '#') return this.classes();
    if (type === 'f') return this.real(this.byte(), 4);
    if (type === 'd') return this.real(this.byte(), 8);
    if (type.startsWith('[')) return this.list(type);
    if (type.startsWith('{'))
      return splitTypes(type.slice(type.indexOf('=') + 1, -1)).map((inner) => this.value(inner));
    // characters are not encoded as integers
    if (type === 'c' || type === 'C') return this.byte();
    return this.integer(this.byte());
  }

  private list(type: string): StreamedValue {
    const [, count = '', inner = ''] = /^\[(\d+)(.*)\]$/s.exec(type) ?? [];
    if (inner === 'c' || inner === 'C') return this.take(Number(count));
    const values: StreamedValue[] = [];
    while (values.length < Number(count)) values.push(this.value(inner));
    return values;
  }

  private classes(): string[] {
    let head = this.byte();
    const chains: string[][] = [];
    for (; head === NEW; head = this.byte()) {
      const name = this.text(this.byte()) ?? '';
      // class version
      this.integer(this.byte());
      for (const others of chains) others.push(name);
      const chain = [name];
      chains.push(chain);
      this.objects.push(chain);
      if (chains.length > MAX_DEPTH) throw new RangeError('The stream is nested too deeply.');
    }
    if (head !== NIL) {
      const known = this.dereference(this.objects, head);
      if (!Array.isArray(known)) throw new RangeError('The stream refers to an object as a class.');
      for (const others of chains) others.push(...known);
      if (!chains.length) return known;
    }
    return chains[0] ?? [];
  }

  private object(): StreamedValue {
    const head = this.byte();
    if (head === NIL) return null;
    if (head !== NEW) {
      const known = this.dereference(this.objects, head);
      return known instanceof StreamedObject ? known : null;
    }
    if (++this.depth > MAX_DEPTH) throw new RangeError('The stream is nested too deeply.');
    const place = this.objects.push([]) - 1;
    const object = new StreamedObject(this.classes());
    this.objects[place] = object;
    for (let next = this.byte(); next !== END; next = this.byte()) object.values.push(...this.group(next));
    this.depth--;
    return object;
  }
}

/** Splits a type encoding: `i@[12c]` contains three types. */
function splitTypes(text: string): string[] {
  if (text.length > MAX_TYPES) throw new RangeError('The stream declares too many types.');
  const types: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = endOfType(text, at);
    types.push(text.slice(at, end));
    at = end;
  }
  return types;
}

function endOfType(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const sign = text.charAt(at);
    if ('[{('.includes(sign)) depth++;
    else if (']})'.includes(sign)) depth--;
    if (depth === 0) return at + 1;
  }
  return text.length;
}
