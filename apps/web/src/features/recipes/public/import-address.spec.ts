import { importAddress } from './import-address.ts';

const page = 'https://a.example/shared/recipes/1?x=1&y=2';
const query = `recipe_import_url=${encodeURIComponent(page)}`;

it.each([
  ['https://my.example', `https://my.example/recipe/create/url?${query}`],
  ['my.example/', `https://my.example/recipe/create/url?${query}`],
  [' http://192.168.1.5:9000/tureen/ ', `http://192.168.1.5:9000/tureen/recipe/create/url?${query}`],
])('builds an import address for the server %j', (typed, address) => {
  expect(importAddress(typed, page)).toBe(address);
});

it.each(['', '   ', 'javascript:alert(1)', 'javascript://a%0aalert(1)', 'ftp://my.example', 'https://'])(
  'builds no dangerous address for %j',
  (typed) => {
    const address = importAddress(typed, page);
    expect(address === undefined || address.startsWith('https://')).toBe(true);
    expect(address ?? '').not.toContain('alert(1)/');
  },
);
