import { searchPart } from './search-part.ts';

it.each([
  ['flo', '', 'flo'],
  ['2 kg flo', '2 kg ', 'flo'],
  ['6 eggs', '6 ', 'eggs'],
  ['1½ cups flour', '1½ cups ', 'flour'],
  ['500g', '500', 'g'],
  ['1/2 l milk', '1/2 l ', 'milk'],
  ['２ kg flo', '２ kg ', 'flo'],
  ['１／２　ｋｇ　ｆｌｏ', '１／２　ｋｇ　', 'ｆｌｏ'],
  ['٢ كغ طماطم', '٢ كغ ', 'طماطم'],
  ['', '', ''],
])('of “%s”', (text, before, search) => {
  expect(searchPart(text)).toEqual({ before, search });
});
