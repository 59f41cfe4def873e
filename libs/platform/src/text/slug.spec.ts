import { slugify } from './slug.ts';

describe('slugs', () => {
  it.each([
    ['Crème Brûlée', 'creme-brulee'],
    ["Grandma's  Best — Pie!", 'grandmas-best-pie'],
    ['Käse & Spätzle 2', 'kase-spatzle-2'],
    ['Weißbrot', 'weissbrot'],
    ['Борщ', 'borshch'],
    ['寿司', 'shou-si'],
    ['  -- Soup -- ', 'soup'],
  ])('%s becomes %s', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it.each(['???', '🍕', '', '—'])('is never empty: %j', (name) => {
    expect(slugify(name)).toMatch(/^[a-z0-9-]+$/);
  });

  it('is never longer than a URL segment may be', () => {
    expect(slugify('ab '.repeat(1000)).length).toBeLessThanOrEqual(200);
  });
});
