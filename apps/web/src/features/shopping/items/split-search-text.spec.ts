import { splitSearchText } from './split-search-text.ts';

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
])('splits “%s” into “%s” and “%s”', (text, amount, search) => {
  expect(splitSearchText(text)).toEqual({ amount, search });
});
