import type { RenderedPage } from '#client';
import { PageCache } from './page-cache.ts';

/** Creates an API of one table and a page that shows some of its rows. */
function site(rows: Record<string, string | Response>) {
  const pages = new PageCache();
  const counts = { asked: 0, rendered: 0 };
  const ask = async (question: Request) => {
    counts.asked++;
    const row = rows[new URL(question.url).pathname.slice(1)]!;
    return typeof row === 'string' ? new Response(row, { headers: { etag: `"${row}"` } }) : row.clone();
  };
  const visit = (nonce: string, names = ['soup', 'group'], key = '/soup'): Promise<RenderedPage> =>
    pages.page(key, nonce, ask, async (fetch) => {
      counts.rendered++;
      const answers = await Promise.all(names.map((name) => fetch(new Request(`http://localhost/${name}`))));
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      const status = Math.max(...answers.map((answer) => answer.status));
      return { status, headers: new Headers(), html: `<style nonce="${nonce}">${texts.join()}` };
    });
  return { visit, counts, rows };
}

it("renders a page again only if the API's responses changed", async () => {
  const { visit, counts, rows } = site({ soup: 'Leek', group: 'Home' });
  expect((await visit('one')).html).toBe('<style nonce="one">Leek,Home');
  expect((await visit('two')).html).toBe('<style nonce="two">Leek,Home');
  expect(counts).toEqual({ asked: 4, rendered: 1 });
  rows['group'] = 'Club';
  expect((await visit('three')).html).toBe('<style nonce="three">Leek,Club');
  // each request once per visit, since some count views
  expect(counts).toEqual({ asked: 6, rendered: 2 });
  expect((await visit('four')).html).toBe('<style nonce="four">Leek,Club');
  expect(counts).toEqual({ asked: 8, rendered: 2 });
});

it('does not serve a cached page after its data is deleted', async () => {
  const { visit, rows } = site({ soup: 'Leek', group: 'Home' });
  await visit('one');
  rows['soup'] = new Response('gone', { status: 404, headers: { etag: '"Leek"' } });
  expect(await visit('two')).toMatchObject({ status: 404, html: '<style nonce="two">gone,Home' });
});

it('caches complete pages only, each under its own key', async () => {
  const { visit, counts, rows } = site({ soup: 'Leek', group: 'Home' });
  rows['untagged'] = new Response('now');
  rows['broken'] = new Response('', { status: 500, headers: { etag: '"x"' } });
  for (const names of [['untagged'], ['broken']])
    for (const nonce of ['one', 'two']) await visit(nonce, names, names[0]);
  expect(counts.rendered).toBe(4);
  await visit('one');
  await visit('two', ['soup'], '/soup?lang=de');
  expect(counts.rendered).toBe(6);
});
