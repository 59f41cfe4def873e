import iconv from 'iconv-lite';
import { decodeText } from './text.ts';

const WORDS = [
  'Käse',
  'Öl, süß',
  '1 große Zwiebel',
  'crème brûlée',
  'pâte à gâteau',
  '2 œufs',
  '½ TL Salz',
  'bei 180° backen',
];
/** Functions by code page that replace the characters which the page lacks. */
const REPLACEMENTS: Record<string, (text: string) => string> = {
  'windows-1252': (text) => text,
  cp437: (text) => text.replaceAll('œ', 'oe'),
  cp850: (text) => text.replaceAll('œ', 'oe'),
  macintosh: (text) => text.replaceAll('½', '1/2').replaceAll('\n', '\r'),
};

describe.each(Object.entries(REPLACEMENTS))('a text in undeclared %s', (page, replaceMissing) => {
  it.each([...WORDS, WORDS.slice(0, 3).join('\n'), WORDS.slice(3, 6).join('\n'), WORDS.join('\n')])(
    'with %j is decoded correctly',
    (text) => {
      const written = replaceMissing(`Flour\n${text}\nMix.\n`);
      expect(decodeText(iconv.encode(written, page))).toBe(written.replaceAll('\r', '\n'));
    },
  );
});
