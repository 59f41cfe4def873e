/** Parses readable addresses: repeated keys for lists, no JSON. */
export function parseSearch(text: string): Record<string, string | string[]> {
  const params = new URLSearchParams(text);
  const found: Record<string, string | string[]> = {};
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key);
    found[key] = values.length > 1 ? values : values.join('');
  }
  return found;
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '' && one !== false) params.append(key, String(one));
    }
  }
  const text = params.toString();
  return text && `?${text}`;
}

export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Limit of the contract for search texts. */
export const longestSearch = 200;

export const asSearch = (value: unknown): string | undefined => asText(value)?.slice(0, longestSearch);

export const asFlag = (value: unknown): true | undefined => (value === 'true' || value === true ? true : undefined);

/** A whole number from 1; addresses have it as text, links as a number. */
export function asNumber(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

export function asList(value: unknown): string[] | undefined {
  const list = Array.isArray(value) ? value.map(String) : asText(value) ? [String(value)] : [];
  return list.length > 0 ? list : undefined;
}

/** A path of this site; undefined for other sites' addresses. */
export const asInternalPath = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : undefined;
