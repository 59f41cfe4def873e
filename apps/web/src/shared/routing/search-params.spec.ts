import { asFlag, asInternalPath, asList, asNumber, asText, parseSearch, stringifySearch } from './search-params.ts';

describe('search parameters', () => {
  it('repeat keys for lists and leave out what is empty', () => {
    const text = stringifySearch({
      search: 'a b',
      tags: ['x', 'y'],
      requireAllTags: true,
      tools: undefined,
      edit: false,
    });
    expect(text).toBe('?search=a+b&tags=x&tags=y&requireAllTags=true');
    expect(parseSearch(text)).toEqual({ search: 'a b', tags: ['x', 'y'], requireAllTags: 'true' });
  });

  it('read one value as a list of one', () => {
    expect(asList('x')).toEqual(['x']);
    expect(asList(undefined)).toBeUndefined();
  });

  it('have the same value from a link and from a loaded address', () => {
    const read = (search: Record<string, unknown>) => ({
      version: asNumber(search['version']),
      archived: asFlag(search['archived']),
      q: asText(search['q']),
      tags: asList(search['tags']),
    });
    for (const search of [
      { version: 12, archived: true, q: '100%', tags: ['a'] },
      { version: 1, archived: true, q: 'true', tags: ['a & b', '7'] },
    ] as const) {
      expect(read(search)).toEqual(search);
      expect(read(parseSearch(stringifySearch(search)))).toEqual(search);
    }
    for (const version of ['0', '-1', '1.5', 'x', '', ['1', '2'], undefined]) expect(asNumber(version)).toBeUndefined();
  });

  it('lead to this site only after signing in', () => {
    expect(asInternalPath('/recipe/pie?edit=true')).toBe('/recipe/pie?edit=true');
    for (const foreign of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7]) {
      expect(asInternalPath(foreign)).toBeUndefined();
    }
  });
});
