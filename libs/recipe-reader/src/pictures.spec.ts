import { readRecipe } from './index.ts';

const cdn = 'https://cdn.example';
const blog = 'https://kitchen.example/wp-content/uploads/2020/05';

type Shown = string | [address: string, width: number, height: number];

function read(image: unknown, ...shown: Shown[]) {
  const data = { '@type': 'Recipe', name: 'Leek soup', image, recipeIngredient: ['3 leeks', '1 l stock'] };
  const meta = (name: string, content: unknown) => `<meta property="og:image${name}" content="${content}">`;
  const head = shown.map((each) => {
    const [address, width, height] = [each].flat();
    return meta('', address) + (width ? meta(':width', width) + meta(':height', height) : '');
  });
  const html = `<head>${head.join('')}<script type="application/ld+json">${JSON.stringify(data)}</script></head>`;
  const { recipe, provenance } = readRecipe(html, { url: 'https://kitchen.example/leek-soup' });
  return { first: recipe!.images[0], source: provenance.images?.source };
}

describe('the first of several pictures', () => {
  it.each<[string, string, Shown]>([
    ['another picture', `${cdn}/leek-soup.jpg`, `${cdn}/for-sharing.jpg`],
    ['a smaller cut', `${cdn}/leek.jpg?w=1600&h=1200`, [`${cdn}/leek.jpg?cut`, 1200, 630]],
    ['an equal one', `${cdn}/leek-1200x630.jpg`, [`${cdn}/soup.jpg`, 1200, 630]],
    ['the mark of the site', `${cdn}/leek-soup.jpg`, [`${cdn}/logo.png`, 512, 512]],
  ])("is the recipe's own where the page shows %s elsewhere", (_, own, shown) => {
    expect(read(own, shown)).toEqual({ first: own, source: 'json-ld' });
  });

  it.each<[string, string, string, Shown]>([
    ['is a thumbnail', `${cdn}/leek-225x225.jpg`, `${cdn}/soup.jpg`, `${cdn}/soup.jpg`],
    [
      'is smaller than one of open height',
      `${cdn}/640x427/leek.jpg`,
      `${cdn}/1500x0/leek.jpg`,
      `${cdn}/1500x0/leek.jpg`,
    ],
    ['is a smaller cut', `${cdn}/800x800/leek.jpg`, `${cdn}/1200x630/leek.jpg`, `${cdn}/1200x630/leek.jpg`],
    ['is smaller as stated', `${blog}/leek-500x500.jpg`, `${blog}/soup.jpg`, [`${blog}/soup.jpg`, 1200, 800]],
    ['is a small cut of it', `${blog}/leek-480x270.jpg`, `${blog}/leek-1400.jpg`, `${blog}/leek-1400.jpg`],
    ['names no host', '/content/leek.jpg', `${cdn}/soup.jpg`, `${cdn}/soup.jpg`],
  ])("is the one shown elsewhere where the recipe's own %s", (_, own, first, shown) => {
    expect(read(own, shown)).toEqual({ first, source: 'open-graph' });
  });

  it('is the largest that is listed', () => {
    const sized = (width: number) => ({ '@type': 'ImageObject', url: `${cdn}/leek-${width}.jpg`, width, height: 900 });
    expect(read([sized(900), sized(1600), sized(1200)]).first).toBe(`${cdn}/leek-1600.jpg`);
  });

  it('is the whole picture where only small cuts of it have a size', () => {
    expect(read([`${blog}/leek-500x375.jpg`, `${blog}/leek.jpg`]).first).toBe(`${blog}/leek.jpg`);
  });
});

describe('pictures of a page that shows none of itself', () => {
  const first = (...images: string[]) => {
    const list = '<h2>Ingredients</h2><ul><li>3 leeks</li><li>1 l stock</li><li>200 g potatoes</li></ul>';
    const tags = images.map((attributes) => `<img ${attributes}>`).join('');
    const html = `<body><h1>Leek soup with chives</h1>${tags}${list}<ol><li>Boil it all in the stock.</li></ol></body>`;
    return readRecipe(html, { url: 'https://kitchen.example/leek-soup' }).recipe!.images[0];
  };

  it('begin with one above the title rather than those of other recipes behind it', () => {
    const list = '<h2>Ingredients</h2><ul><li>3 leeks</li><li>1 l stock</li><li>200 g potatoes</li></ul>';
    const method = '<h2>Method</h2><ol><li>Boil it all in the stock.</li><li>Serve it hot.</li></ol>';
    const others =
      '<h2>You may also like</h2><a href="/plum"><img src="/plum.jpg"></a><a href="/oats"><img src="/oats.jpg"></a>';
    const images = (lead: string) =>
      readRecipe(`<body>${lead}<h1>Leek soup</h1>${list}${method}${others}</body>`, {
        url: 'https://kitchen.example/x',
      }).recipe!.images;
    expect(images('<img src="/pot.jpg">')[0]).toBe('https://kitchen.example/pot.jpg');
    expect(images('<amp-img src="/pot.jpg"></amp-img>')[0]).toBe('https://kitchen.example/pot.jpg');
    expect(images('<video poster="/pot.jpg"></video>')[0]).toBe('https://kitchen.example/pot.jpg');
  });

  it.each([
    ['named like the recipe', 'src="/plum-cake.jpg"', 'src="/chives-leek-soup.jpg"'],
    ['no thumbnail', 'src="/leek-soup.jpg?width=75"', 'src="/pot.jpg"'],
    ['no person', 'src="/ann-headshot.jpg"', 'src="/pot.jpg"'],
    ['no small one', 'src="/a.jpg" width="120"', 'src="/pot.jpg"'],
  ])('begin with one that is %s', (_, other, best) => {
    expect(first(other, best)).toBe(`https://kitchen.example${/"(.*?)"/.exec(best)![1]}`);
  });
});
