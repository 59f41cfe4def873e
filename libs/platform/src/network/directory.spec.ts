import { FilterParser } from 'ldapts';
import { parseFilter, personFilter } from './directory.ts';

const attributes = { id: 'uid', mail: 'mail' };

it.each(['ada', '*', 'a)(uid=*', '(', String.raw`\2a`, 'nul\0', 'Zoë'])('finds %j literally', (name) => {
  const filter = FilterParser.parseString(personFilter(name, attributes));
  const either = Object(filter).filters[0];
  expect(either.filters.map(({ value }: { value: string }) => value)).toEqual([name, name]);
});

it('adds the filter of the server, with the names of attributes and the typed text', () => {
  const userFilter = 'memberOf={input}:{id_attribute}:{mail_attribute}:{other}';
  expect(personFilter('a*', { ...attributes, userFilter })).toBe(
    String.raw`(&(|(uid=a\2a)(mail=a\2a))(memberOf=a\2a:uid:mail:{other}))`,
  );
});

it.each(['(uid=a', '(&(uid=a)', '(uid=a)(uid=b)', '(uid=a))', 'uid=a'])('refuses the filter %s', (filter) => {
  expect(() => parseFilter(filter)).toThrow('A filter of the directory');
});
