type Kind =
  | 'any'
  | 'text'
  | 'text?'
  | 'uuid'
  | 'uuid?'
  | 'int'
  | 'number'
  | 'number?'
  | 'bool'
  | 'date'
  | 'moment'
  | 'texts'
  | 'object'
  | 'object?'
  | 'jwt';

/** An object with at least these keys. */
export interface Fields {
  readonly [key: string]: Shape;
}

/** Need of a client: a kind of value, a certain value, a list of shapes or of certain values, or an object. */
export type Shape = Kind | (string & {}) | number | readonly Shape[] | Fields;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== 'None';
/** Pydantic's UUID4 and Swift's decoder refuse other versions. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const KINDS: Record<string, (value: unknown) => boolean> = {
  any: () => true,
  text: isText,
  uuid: (value) => isText(value) && UUID.test(value),
  int: Number.isInteger,
  number: (value) => typeof value === 'number',
  bool: (value) => typeof value === 'boolean',
  date: (value) => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value),
  moment: (value) => isText(value) && !Number.isNaN(Date.parse(value)),
  texts: (value) => isRecord(value) && Object.values(value).every(isText),
  object: isRecord,
  jwt: (value) => isText(value) && 'exp' in JSON.parse(Buffer.from(value.split('.')[1] ?? '', 'base64url').toString()),
};

/** Reads a value as strictly as typed clients do; returns the paths that they could not decode. */
export function faultsOf(value: unknown, shape: Shape, path = ''): string[] {
  if (typeof shape === 'string') {
    const isNullable = shape.endsWith('?');
    const kind = KINDS[isNullable ? shape.slice(0, -1) : shape];
    const isRight = kind ? (isNullable && value === null) || kind(value) : value === shape;
    return isRight ? [] : [`${path}: ${JSON.stringify(value)} is no ${shape}`];
  }
  if (typeof shape === 'number') return value === shape ? [] : [`${path}: ${String(value)} is not ${String(shape)}`];
  if (Array.isArray(shape)) {
    if (shape.length > 1) return shape.includes(value as Shape) ? [] : [`${path}: ${String(value)} is unknown`];
    if (!Array.isArray(value)) return [`${path}: no list`];
    return value.flatMap((row, index) => faultsOf(row, shape[0] as Shape, `${path}[${index}]`));
  }
  if (!isRecord(value)) return [`${path}: no object`];
  return Object.entries(shape).flatMap(([key, inner]) =>
    Object.hasOwn(value, key) ? faultsOf(value[key], inner, `${path}.${key}`) : [`${path}.${key} is missing`],
  );
}
