import { foods, read, texts } from '../../spec-pages.ts';

const list = (items: string[], name = '') =>
  `<ul class="${name}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const steps = ['Wash the leeks and cut them into rings.', 'Boil them in the stock for ten minutes.'];

describe('of panels, the one that is shown is read', () => {
  it('for other numbers of servings, whatever stands beside them', () => {
    const lists = [1, 2, 4, 5, 6, 7, 8]
      .map((n) => list([`${3 * n} leeks`, `${n} l stock`, `${50 * n} g cheese`], n === 4 ? 'is-active' : ''))
      .join('\n');
    const body = `<div><h2>Ingredients</h2>\n<p>For</p>\n${lists}\n</div><h2>Method</h2>${list(steps)}`;
    expect(texts(read(body).ingredients)).toEqual(['12 leeks', '4 l stock', '200 g cheese']);
  });

  it('for another machine, whose steps are counted anew', () => {
    const numbered = (lines: string[]) => lines.map((line, i) => `<p><b>Step ${i + 1}</b><br>${line}</p>`).join('');
    const other = ['Put the leeks into the bowl of the machine.', 'Let it cook them with the stock.'];
    const panels = `<div>${numbered(steps)}</div><div class="d-none">${numbered(other)}</div>`;
    const page = (body: string) => `<h2>Ingredients</h2>${list(foods)}<h2>Method</h2><div>${body}</div>`;
    expect(texts(read(page(panels)).instructions)).toEqual(steps);
    const further = `<div>${numbered(steps)}</div><div class="d-none"><p><b>Step 3</b><br>Serve the soup with the cheese.</p></div>`;
    expect(texts(read(page(further)).instructions)).toEqual([...steps, 'Serve the soup with the cheese.']);
  });
});
