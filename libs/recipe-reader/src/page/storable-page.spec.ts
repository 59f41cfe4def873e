import { readRecipe } from '../read-recipe.ts';
import { storablePage } from './storable-page.ts';

const data = '{"@type":"Recipe","name":"Soup","recipeIngredient":["2 peas"],"recipeInstructions":"Boil the peas."}';

describe('a page to store', () => {
  it('loses styles and scripts, but not the data that the reader looks for', () => {
    const page = `<html><head><style>p{color:red}</style><script src="/app.js"></script><SCRIPT>track("me")</SCRIPT>
      <script type="application/ld+json">${data}</script></head><body><p>Hello</p></body></html>`;
    const stored = storablePage(page);
    expect(stored).not.toMatch(/color|app\.js|track/);
    expect(stored).toContain('<p>Hello</p>');
    expect(readRecipe(stored, { url: 'https://a.example/' })).toEqual(readRecipe(page, { url: 'https://a.example/' }));
  });

  it('keeps the state of an application that has ingredients', () => {
    const state = `<script>window.STATE = {"recipe": ${data}}</script>`;
    expect(storablePage(`<body>${state}<script>var a = 1</script></body>`)).toBe(`<body>${state}</body>`);
  });

  it('is decoded by its declaration', () => {
    const page = Buffer.from('<meta charset="iso-8859-1"><p>Cr\xe8me</p>', 'latin1');
    expect(storablePage(page, 'text/html')).toContain('<p>Crème</p>');
  });

  it('stays as it is behind a script that does not end', () => {
    expect(storablePage('<p>1</p><style>a</style><script>b<p>2')).toBe('<p>1</p><script>b<p>2');
  });

  it('takes linear time', () => {
    const pages = ['<script', '<script>', '<style></style>', '<script>ingredient</script>', '</script>'];
    const start = performance.now();
    for (const part of pages) storablePage(part.repeat(2_000_000 / part.length));
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
