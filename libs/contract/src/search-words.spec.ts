import { parseSearch, rankDocuments, searchWords } from './search-words.ts';

const names = [
  'Chicken tikka masala',
  'Tomato soup with chicken',
  'Cherry cake',
  'Stir-fry of greens',
  'Stirfry noodles',
  'Zwiebelkuchen',
  'Eggplant dip',
  'Crème brûlée',
  'شوربة عدس',
];
const documents = names.map((name) => {
  const words = searchWords(name);
  return { words, nameWords: words.length };
});
const find = (typed: string) => rankDocuments(documents, parseSearch(typed)).map((index) => names[index]);

describe('a search on the device', () => {
  it.each([
    ['chicken soup', ['Tomato soup with chicken', 'Chicken tikka masala']],
    ['soup zzzz', ['Tomato soup with chicken']],
    ['greens with noodles', ['Stirfry noodles', 'Stir-fry of greens']],
    ['cherries', ['Cherry cake']],
    ['zwiebeln', ['Zwiebelkuchen']],
    ['eggs', []],
    ['chikcen', ['Chicken tikka masala', 'Tomato soup with chicken']],
    ['stirfry', ['Stirfry noodles', 'Stir-fry of greens']],
    ['stir-fry', ['Stir-fry of greens', 'Stirfry noodles']],
    ['creme BRULEE', ['Crème brûlée']],
    ['"tomato soup" cake', ['Tomato soup with chicken']],
    ['"soup tomato"', []],
    ['with', ['Tomato soup with chicken']],
    ['شوربة', ['شوربة عدس']],
    ['?!', []],
    ['chicken', ['Chicken tikka masala', 'Tomato soup with chicken']],
    ['soup tomato', ['Tomato soup with chicken']],
  ])('finds by any word, the most words first: %s', (typed, expected) => {
    expect(find(typed)).toEqual(expected);
  });
});
