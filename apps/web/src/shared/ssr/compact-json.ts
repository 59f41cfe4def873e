type Written = null | boolean | number | string | Written[];
export type CompactJson = [shapes: string[][], value: Written];

/** First element of a written array; larger numbers are shapes of objects. */
const LIST = 0;
const NEGATIVE_NUMBER = 1;
const FIRST_SHAPE = 2;
/** A shorter text costs no more than a reference. */
const MIN_SHARED_LENGTH = 6;

/**
 * Writes equal texts, lists and objects once, and the keys of similar objects once: rows of a list have most of them in common.
 * A negative number refers to the text, list or object of that place in the order in which they end.
 */
export function writeCompactJson(value: unknown): CompactJson {
  const shapes = new Map<string, number>();
  const shared = new Map<string, number>();
  /** Key of a part: equal parts have the same one. */
  type Part = [written: Written, key: string];
  const share = (key: string, written: Written): Part => {
    const known = shared.get(key);
    if (known !== undefined) return [-known, `#${known}`];
    shared.set(key, shared.size + 1);
    return [written, `#${shared.size}`];
  };
  const shareParts = (kind: number, parts: Part[]): Part =>
    share(`${kind}:${parts.map(([, key]) => key).join()}`, [kind, ...parts.map(([written]) => written)]);
  const shapeOf = (keys: string[]): number => {
    const shape = JSON.stringify(keys);
    const known = shapes.get(shape) ?? shapes.size + FIRST_SHAPE;
    shapes.set(shape, known);
    return known;
  };
  const write = (part: unknown): Part => {
    if (typeof part === 'string')
      return part.length < MIN_SHARED_LENGTH ? [part, JSON.stringify(part)] : share(`"${part}`, part);
    if (typeof part === 'number') return [part < 0 ? [NEGATIVE_NUMBER, part] : part, String(part)];
    if (typeof part === 'boolean') return [part, String(part)];
    if (typeof part !== 'object' || part === null) return [null, 'null'];
    if (Array.isArray(part)) return shareParts(LIST, part.map(write));
    const entries = Object.entries(part).filter(([, field]) => field !== undefined);
    const parts = entries.map(([, field]) => write(field));
    return shareParts(shapeOf(entries.map(([key]) => key)), parts);
  };
  const [written] = write(value);
  return [[...shapes.keys()].map((shape) => JSON.parse(shape) as string[]), written];
}

/** Reads what `writeCompactJson` wrote; the caller says of which type it was. Equal parts are the same objects afterwards. */
export function readCompactJson<Value>([shapes, value]: CompactJson): Value {
  const shared: unknown[] = [];
  const share = (part: unknown) => {
    shared.push(part);
    return part;
  };
  const read = (part: Written | undefined): unknown => {
    if (typeof part === 'string') return part.length < MIN_SHARED_LENGTH ? part : share(part);
    if (typeof part === 'number') return part < 0 ? shared[-part - 1] : part;
    if (!Array.isArray(part)) return part;
    const [kind, ...parts] = part;
    if (kind === NEGATIVE_NUMBER) return parts[0];
    if (kind === LIST) return share(parts.map(read));
    const keys = shapes[Number(kind) - FIRST_SHAPE] ?? [];
    return share(Object.fromEntries(keys.map((key, index) => [key, read(parts[index])])));
  };
  return read(value) as Value;
}
