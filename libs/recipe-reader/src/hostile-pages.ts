/**
 * Test pages of any length that stress one aspect of the reader: lines, lists, nesting, names, data, or one long text.
 */
type MakePage = (length: number) => string;

/** Repeats `part` between `before` and `after`. */
function repeated(before: string, part: string | ((i: number) => string), after = ''): MakePage {
  return (length) => {
    const parts: string[] = [];
    let size = before.length + after.length;
    for (let i = 0; size < length; i++) {
      const next = typeof part === 'string' ? part : part(i);
      parts.push(next);
      size += next.length;
    }
    return before + parts.join('') + after;
  };
}

const script = (json: string) => `<script type="application/ld+json">${json}`;
const heading = '<h1>Leek soup</h1><h2>Ingredients</h2>';
const method = '<h2>Method</h2>';

/** Writes structured data with many values, and the same values on the page. */
function dataBeside(shown: (line: string, i: number) => string): MakePage {
  return (length) => {
    const count = Math.ceil(length / 70);
    const lines = Array.from({ length: count }, (_, i) => `${i} cups of leeks${i} (y)`);
    const data = {
      '@type': 'Recipe',
      name: 'x',
      recipeIngredient: lines,
      recipeInstructions: lines.map((l) => `Boil ${l} it all well.`),
    };
    return `${script(JSON.stringify(data))}</script>${heading}${lines.map((line, i) => shown(line, i)).join('')}`;
  };
}

export const hostilePages: Record<string, MakePage> = {
  'line breaks behind a heading': repeated(heading, '1 cup x<br>'),
  'empty line breaks behind a heading': repeated(heading, '<br>'),
  'sentences with line breaks behind a heading': repeated(heading + method, 'Boil it all well for a while.<br>'),
  'line breaks in a list item': repeated(`${heading}<ul><li>`, '2 eggs<br>'),
  'line breaks in a table cell': repeated(`${heading}<table><tr><td>`, '2 eggs<br>', '<td>x'),
  'numbers on lines of their own': repeated(`${heading}<p>`, '1<br>'),
  'amounts before foods': repeated(`${heading}<p>`, '200 g<br>leeks<br>'),
  'foods before amounts': repeated(`${heading}<p>`, 'leeks<br>200 g<br>'),
  'a column of amounts': repeated(`${heading}<div class="ingredients">`, '<span><div>200 g</div></span>'),
  'open elements': repeated('', '<div>'),
  'open inline elements': repeated('', '<b>x'),
  'elements that never opened': repeated('', '<a></b>'),
  'list items': repeated(`${heading}<ul>`, '<li>1 cup leeks'),
  'nested lists': repeated(heading, '<ul><li>1 cup x'),
  'lists of one item each': repeated(heading, '<ul><li>1 cup x</ul>'),
  'tables in tables': repeated(heading, '<table><tr><td>'),
  'rows of a table': repeated(`${heading}<table>`, '<tr><td>2<td>cups<td>leeks'),
  'items that all are recipes': repeated(
    '',
    '<div itemscope itemtype="https://schema.org/Recipe"><i itemprop="name">x',
  ),
  'recipes one after the other': repeated(
    '',
    '<div itemscope itemtype="https://schema.org/Recipe"><i itemprop="name">x</i><p itemprop="recipeIngredient">1 cup x</div>',
  ),
  'ingredients of one recipe in microdata': repeated(
    '<div itemscope itemtype="https://schema.org/Recipe"><i itemprop="name">x</i>',
    '<p itemprop="recipeIngredient">1 cup x</p><p itemprop="recipeInstructions">Boil it all well for a while.</p>',
  ),
  'properties within properties': repeated(
    '<div itemscope itemtype="https://schema.org/Recipe">',
    '<p itemprop="recipeInstructions"><span itemprop="text">Boil it.',
  ),
  'elements of hRecipe': repeated(
    '<div class="hrecipe">',
    '<p class="ingredient">1 cup x</p><p class="instructions">Boil it.</p>',
  ),
  labels: repeated(heading, '<label>1 cup x</label>'),
  'terms and definitions': repeated('<dl class="ingredients">', '<dt>1<dd>x'),
  'sections with headings': repeated('', '<h2>Ingredients</h2><h3>a</h3><ul><li>1 <b>x</b></ul><p>b</p>'),
  'headings of both lists': repeated(
    '',
    '<h2>Ingredients</h2><p>1 cup x</p><h2>Method</h2><p>Boil it all well for a while.</p>',
  ),
  'headings of level one': repeated('', '<h1>Leek soup</h1>'),
  'headings without text between': repeated('', '<h2>Ingredients</h2>'),
  'numbered steps': repeated(method, (i) => `<h3>Step ${i + 1}</h3><p>Boil it all well.</p>`),
  'steps that are all number one': repeated(method, '<p>1. Boil it all well for a while.</p>'),
  'numbers that count up': repeated(method, (i) => `<p>${(i % 90) + 1}. Boil it all well for a while.</p>`),
  'paragraphs of steps': repeated(`${heading}<p>1 cup x</p>${method}`, '<p>Boil it all well for a while.</p>'),
  'lines of print': repeated(method, '<p>Boil the leeks until they are</p><p>soft and then add the water,</p>'),
  panels: repeated(
    `${heading}<div>`,
    '<div class="panel"><div class="active"><p>1 cup x</p></div><div class="hidden"><p>2 cups x</p></div></div>',
  ),
  'labels of tabs': repeated('', '<a href="#x">Ingredients</a><div id="x"><p>1 cup x</p></div>'),
  'names of both lists': repeated(
    '',
    '<div class="ingredients"><p>1 cup x</p></div><div class="instructions"><p>Boil it all well for a while.</p></div>',
  ),
  'names of lists within each other': repeated('', '<div class="ingredients sidebar"><p>1 cup x</p>'),
  'parts of a recipe': repeated(
    heading,
    '<p>1 cup leeks</p><p>2 cups water</p><p>3 eggs</p><p>Boil it all well for a while. Stir it.</p><p>Let it all rest for an hour or two.</p>',
  ),
  cards: repeated('<div class="ingredients">', '<h4>Leeks</h4><p>200 g</p>'),
  'bold names of groups': repeated(`${heading}<div>`, '<p><b>For the dough</b></p><p>1 cup x</p><p>sugar</p>'),
  'different lines': repeated(heading, (i) => `<p class="c${i}">${i} cups leeks${i}</p>`),
  'elements of ever other names': repeated(
    heading,
    (i) => `<x-${i} class="${'abcdefghij'[i % 10]}${i}">${i} cups leeks</x-${i}>`,
  ),
  'lists with commas': repeated(`${heading}`, '<p>1 cup leeks, 2 cups water, 3 eggs, 4 g salt</p>'),
  notes: repeated(
    `${heading}<p>1 cup x</p>${method}<p>Boil it all well for a while.</p>`,
    '<h3>Notes</h3><p>Serve it warm with bread.</p>',
  ),
  times: repeated('', '<p>Prep time: 20 min</p><p>Cook time</p><p>1 h 20 min</p>'),
  'times on one line': repeated('<p>', 'Prep time 20 min, '),
  yields: repeated('', '<p>Serves</p><p>4</p><p>for 4 people</p>'),
  tools: repeated('', '<h3>Equipment</h3><ul><li>a pan<li>a pot</ul>'),
  pictures: repeated(
    '<h1>Leek soup</h1>',
    (i) => `<img src="/leek-soup-${i}.jpg" srcset="/a${i}.jpg 100w, /b${i}.jpg 200w">`,
  ),
  'Open Graph': repeated(
    '',
    (i) => `<meta property="og:image" content="/a${i}.jpg"><meta property="article:tag" content="a${i}">`,
  ),
  words: repeated('<p>', 'leeks and water '),
  letters: repeated(`${heading}<p>`, 'a'),
  digits: repeated(`${heading}<p>`, '1'),
  fractions: repeated(`${heading}<p>`, '½'),
  'digits with dots': repeated(`${heading}<p>`, '1.'),
  'numbers in one line': repeated(`${heading}<p>`, '1 '),
  'numbered steps in one line': repeated(`${method}<p>`, '1. Boil. 2. Stir. '),
  'opening brackets': repeated(`${heading}<p>`, '('),
  'opening square brackets': repeated(`${heading}<p>1 cup`, ' ['),
  bullets: repeated(`${heading}<p>`, '• '),
  commas: repeated(`${heading}<p>1 cup leeks`, ', '),
  'commas without spaces': repeated(`${heading}<p>1 cup leeks`, ','),
  spaces: repeated(`${heading}<p>1 cup`, ' ', 'x'),
  'no-break spaces': repeated(`${heading}<p>1 cup`, '\u00a0', 'x'),
  'spaces between letters': repeated(`${heading}<p>`, 'a '),
  'line feeds': repeated(`${heading}<pre>1 cup`, '\n', 'x'),
  'preformatted lines': repeated(`${heading}<pre>`, '1 cup leeks\n'),
  colons: repeated(`${heading}<p>`, 'a: '),
  'full stops': repeated(`${method}<p>`, 'Boil it. '),
  'characters of Japanese': repeated('<h2>材料</h2><p>', '大さじ一、'),
  titles: repeated('<title>', 'Leek soup - '),
  'a title of dashes': repeated('<title>x', ' - '),
  ampersands: repeated(`${heading}<p>`, '&amp;'),
  'ampersands without a name': repeated(`${heading}<p>`, '&'),
  'angle brackets': repeated(`${heading}<p>`, '<'),
  'open comments': repeated('', '<!--'),
  attributes: repeated('<p ', (i) => `a${i}=1 `),
  'class names': repeated('<p class="', 'ingredients- ', '">1 cup x'),
  'dashes of a class name': repeated('<p class="recipe', 'a-', '">1 cup x'),
  'words of a class name': repeated('<p class="', 'recipea', '">1 cup x'),
  srcset: repeated('<h1>x</h1><img srcset="', (i) => `/a${i}.jpg ${i}w, `, '">'),
  'a style': repeated('<p style="', 'url( ', '">1 cup x'),
  'JSON arrays': repeated(script(''), '['),
  'JSON objects': repeated(script('{"@type":"Recipe","recipeIngredient":'), '{"a":'),
  'JSON that breaks off': repeated(script('{"@type":"Recipe","recipeIngredient":['), '"a,'),
  'scripts of broken JSON': repeated(
    '',
    '<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":["a]}</script>',
  ),
  'ingredients in data': (length) =>
    `${script(JSON.stringify({ '@type': 'Recipe', name: 'x', recipeIngredient: Array.from({ length: length / 12 }, (_, i) => `${i} cups`) }))}</script>`,
  'ingredients as one text in data': (length) =>
    `${script(JSON.stringify({ '@type': 'Recipe', name: 'x', recipeIngredient: '1 cup x, '.repeat(length / 9) }))}</script>`,
  'lines of one text in data': (length) =>
    `${script(JSON.stringify({ '@type': 'Recipe', name: 'x', recipeInstructions: '1. Boil.\n'.repeat(length / 10) }))}</script>`,
  'tags in a text of data': (length) =>
    `${script(JSON.stringify({ '@type': 'Recipe', name: 'x', recipeInstructions: '<p>Boil &amp;amp; stir.'.repeat(length / 22) }))}</script>`,
  'steps in data': (length) =>
    `${script(JSON.stringify({ '@type': 'Recipe', name: 'x', recipeInstructions: Array.from({ length: length / 50 }, (_, i) => ({ '@type': 'HowToStep', name: `a${i}`, text: `Boil it ${i}.` })) }))}</script>`,
  'sections in data': (length) =>
    `${script(JSON.stringify({ '@type': 'Recipe', name: 'x', recipeInstructions: Array.from({ length: length / 90 }, (_, i) => ({ '@type': 'HowToSection', name: `a${i}`, itemListElement: [{ '@type': 'HowToStep', text: `Boil it ${i}.` }] })) }))}</script>`,
  'keywords in data': (length) =>
    `${script(JSON.stringify({ '@type': 'Recipe', name: 'x', keywords: 'a, '.repeat(length / 3) }))}</script>`,
  'references in data': (length) =>
    `${script(JSON.stringify({ '@graph': [...Array.from({ length: length / 60 }, (_, i) => ({ '@id': `#${i}`, name: 'x', author: { '@id': `#${i + 1}` } })), { '@type': 'Recipe', recipeIngredient: [{ '@id': '#0' }] }] }))}</script>`,
  'recipes in data': (length) =>
    `${script(JSON.stringify(Array.from({ length: length / 60 }, (_, i) => ({ '@type': 'Recipe', name: `x${i}`, recipeIngredient: ['1 cup'] }))))}</script>`,
  'pictures in data': (length) =>
    `${script(JSON.stringify({ '@type': 'Recipe', name: 'x', image: Array.from({ length: length / 20 }, (_, i) => `https://a/${i}.jpg`) }))}</script>`,
  'a duration in data': (length) =>
    `${script(JSON.stringify({ '@type': 'Recipe', name: 'x', totalTime: `P${'1'.repeat(length)}`, prepTime: '1 h '.repeat(length / 4) }))}</script>`,
  'a yield in data': (length) =>
    `${script(JSON.stringify({ '@type': 'Recipe', name: 'x', recipeYield: '1 '.repeat(length / 2) }))}</script>`,
  'spaces in data': (length) =>
    `${script(JSON.stringify({ '@type': 'Recipe', name: `a${' '.repeat(length / 3)}x`, recipeIngredient: [`a${' '.repeat(length / 3)}x`], recipeInstructions: `a${' '.repeat(length / 3)}x` }))}</script>`,
  'quotes in JSON': repeated(script('{"@type":"Recipe","name":"'), '\\"'),
  'references to one long list': (length) =>
    `${script(JSON.stringify({ '@graph': [{ '@id': '#0', a: 1, itemListElement: Array.from({ length: length / 60 }, (_, i) => `${i} cups`) }, ...Array.from({ length: length / 120 }, () => ({ '@type': 'Recipe', name: 'x', recipeIngredient: { '@id': '#0' } }))] }))}</script>`,
  'spaces in the pictures of data': (length) =>
    `${script(JSON.stringify({ '@type': 'Recipe', name: 'x', image: `a${' '.repeat(length)}x`, url: ' '.repeat(length / 2) }))}</script>`,
  'digits of a yield in data': (length) =>
    `${script(JSON.stringify({ '@type': 'Recipe', name: 'x', recipeYield: '1'.repeat(length), nutrition: { calories: '1'.repeat(length / 4) }, aggregateRating: { ratingValue: '1'.repeat(length / 4) } }))}</script>`,
  'words of a title beside pictures': (length) =>
    `<h1>${repeated('', (i) => `leek${'abcdefghij'.split('')[i % 10]}${i.toString(26).replace(/\d/g, 'q')}zz `)(length / 2)}</h1>${repeated('', (i) => `<img src="/leek-${i}.jpg">`)(length / 2)}`,
  'names of a property': (length) =>
    `<div itemscope itemtype="https://schema.org/Recipe"><i itemprop="name">x</i><p itemprop="${'text '.repeat(length / 10)}">${'1 cup x<br>'.repeat(length / 22)}</p></div>`,
  'commas behind steps': repeated(`${method}<p>1. Boil. 2. Stir`, ',', 'x'),
  'lines that all differ': repeated(heading, (i) => `${i} cups of leeks${i}<br>`),
  'sentences that all differ': repeated(heading + method, (i) => `Boil it ${i} minutes or more<br>`),
  'amounts that all differ': repeated(`${heading}<ul>`, (i) => `<li>${i} g</li>`),
  'short names': repeated(`${heading}<p>`, (i) => `a${i}<br>`),
  'foods and their groups': repeated(`${heading}<p>`, (i) => `For the a${i}:<br>${i} g a<br>`),
  'sections of the same names': repeated(
    '',
    '<h3>Dough</h3><p>1 cup x</p><p>2 cups y</p><h2>Method</h2><h3>Dough</h3><p>Boil it all well for a while.</p><p>Stir it all well for a while.</p>',
  ),
  'brackets in a list with commas': repeated('', `<h2>Ingredients</h2><p>${'1 cup x (y, '.repeat(160)}</p>`),
  'lines before a farewell': repeated(
    `${heading}${method}<p>Boil it all well for a while.</p>`,
    (i) => `<p>Enjoy ${i}!</p>`,
  ),
  'steps before amounts': repeated(`${heading}<p>1 cup x</p><p>200 g</p>`, '<p>Serve</p><p>200 g</p>'),
  'cells of a row': repeated(`${heading}<table><tr>`, 'a<th></th>'),
  'state of a program': (length) =>
    `<script>window.x = ${JSON.stringify({ recipe: { ingredients: Array.from({ length: length / 40 }, (_, i) => ({ amount: i, unit: 'g', name: 'x' })), steps: ['a'] } })}</script>`,
  'the lines of the data, shown with headings': dataBeside(
    (line, i) => `<h3>Part ${i}</h3><ul><li>${line.replace(' (y)', ' z')}</li></ul>`,
  ),
  'the lines of the data, shown in one list': dataBeside((line) => `<li>${line}</li>`),
  'the lines of the data, shown with line breaks': dataBeside((line) => `${line}<br>`),
  'words that sell each ingredient': repeated(
    `${heading}<ul>`,
    (i) => `<li>${i} leeks ${['Buy now', 'Shop now', 'Add to basket', 'Save'][i % 4]} ${i}</li>`,
  ),
};
