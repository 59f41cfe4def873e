export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an object; empty for other values. */
export const toObject = (value: unknown): Json => (isObject(value) ? value : {});

/** Returns the objects of a list, or a single object as a list. */
export const toObjects = (value: unknown): Json[] => (Array.isArray(value) ? value : [value]).filter(isObject);

/** Returns the objects of a list, which may be wrapped as `{recipes: [...]}`. */
export function recipeObjects(json: unknown): Json[] {
  const isWrapped = isObject(json) && Object.keys(json).length === 1 && Array.isArray(json['recipes']);
  return toObjects(isWrapped ? json['recipes'] : json);
}

export const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const texts = (value: unknown): string[] =>
  toArray(value).filter((one): one is string => typeof one === 'string');

/** Decodes a picture that is embedded as text. */
export function decodeBase64(value: unknown): Buffer | null {
  if (typeof value !== 'string' || value.length < 100) return null;
  const bytes = Buffer.from(value.replace(/^data:[^,]*,/, ''), 'base64');
  return bytes.length > 50 ? bytes : null;
}

export const camelCase = (key: string): string => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Converts snake case keys to camel case. */
export function camelCaseKeys(value: unknown, depth = 0): unknown {
  if (depth > 20) return undefined;
  if (Array.isArray(value)) return value.map((one) => camelCaseKeys(one, depth + 1));
  if (!isObject(value)) return value;
  // keys of extras are user data
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      camelCase(key),
      key === 'extras' ? inner : camelCaseKeys(inner, depth + 1),
    ]),
  );
}
