import { asInternalPath, asList, parseSearch, stringifySearch } from './search-params.ts';

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

  it('lead to this site only after signing in', () => {
    expect(asInternalPath('/recipe/pie?edit=true')).toBe('/recipe/pie?edit=true');
    for (const foreign of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7]) {
      expect(asInternalPath(foreign)).toBeUndefined();
    }
  });
});
