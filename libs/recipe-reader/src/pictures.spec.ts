import { readRecipe } from './index.ts';

const cdn = 'https://cdn.example';
const blog = 'https://kitchen.example/wp-content/uploads/2020/05';

function read(image: string | string[], ...shown: string[]) {
  const data = { '@type': 'Recipe', name: 'Leek soup', image, recipeIngredient: ['3 leeks', '1 l stock'] };
  const head = shown.map((address) => `<meta property="og:image" content="${address}">`).join('');
  const html = `<head>${head}<script type="application/ld+json">${JSON.stringify(data)}</script></head>`;
  const { recipe, provenance } = readRecipe(html, { url: 'https://kitchen.example/leek-soup' });
  return { first: recipe!.images[0], source: provenance.images?.source };
}

describe('the first of several pictures', () => {
  it.each([
    ['another picture', `${cdn}/leek-soup.jpg`, `${cdn}/for-sharing.jpg`],
    ['a smaller cut', `${cdn}/w_1600/leek.jpg`, `${cdn}/w_1200/leek.jpg`],
    ['a cut for sharing', `${cdn}/leek.jpg`, `${cdn}/w1200-h630/leek.jpg`],
  ])("is the recipe's own where the page shows %s elsewhere", (_, own, shown) => {
    expect(read(own, shown)).toEqual({ first: own, source: 'json-ld' });
  });

  it.each([
    ['is a thumbnail', `${cdn}/leek-225x225.jpg`, `${cdn}/soup.jpg`],
    ['is a smaller cut', `${cdn}/800x800/leek.jpg`, `${cdn}/1200x630/leek.jpg`],
    ['is of a recipe plugin', `${blog}/leek-square.jpg`, `${blog}/leek-soup.jpg`],
    ['names no host', '/content/leek.jpg', `${cdn}/soup.jpg`],
  ])("is the one shown elsewhere where the recipe's own %s", (_, own, shown) => {
    expect(read(own, shown)).toEqual({ first: shown, source: 'open-graph' });
  });

  it("is the recipe's own where the page shows that one too", () => {
    const [card, wide] = [`${blog}/leek-card.jpg`, `${blog}/soup-wide.jpg`];
    expect(read(card, wide, card).first).toBe(card);
  });

  it('is the whole picture where a cut of it is listed before it', () => {
    expect(read([`${blog}/leek-1024x688.jpg`, `${blog}/leek.jpg`]).first).toBe(`${blog}/leek.jpg`);
  });
});
