import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '#testing/eventually';
import { addMember, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { contractClient } from '../support/contract-client.ts';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const get = async (slug: string) => (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
const OWN = /<img src="(\/api\/media\/recipes\/[\w-]+\/pictures\/\w{32}\.webp)"/;

it('shows pictures of other servers from a copy, in all texts, and keeps the words of the author', async () => {
  const picture = `${test.site.url}/picture.png`;
  const markdown = `Mix ![a "bowl"](${picture}) well.`;
  const html = `Mix <img src="${picture}?2" alt="a bowl" onerror="alert(1)"> well.`;
  const { data: slug } = await ada.api.POST('/recipes', { body: { name: 'Pictures' } });
  const params = { path: { slug } };
  const notes = [{ title: '', text: html }];
  await ada.api.PATCH('/recipes/{slug}', {
    params,
    body: { description: markdown, recipeInstructions: [{ text: html }], notes },
  });
  const { id } = await get(slug);
  const comment = (await ada.api.POST('/comments', { body: { recipeId: id, text: `${markdown} ![x](${picture}?3)` } }))
    .data;
  const event = { recipeId: id, eventType: 'comment' as const, eventMessage: `![y](${picture}?4)` };
  await ada.api.POST('/recipes/timeline/events', { body: event });

  const htmls = async () => {
    const { descriptionHtml, stepsHtml, notesHtml } = await get(slug);
    const comments = (await ada.api.GET('/recipes/{slug}/comments', { params })).data;
    const events = (await ada.api.GET('/recipes/timeline/events')).data.items;
    return [
      descriptionHtml,
      ...stepsHtml,
      ...notesHtml,
      ...comments.map((one) => one.textHtml),
      events[0]!.messageHtml,
    ];
  };
  await eventually(async () => (await htmls()).every((one) => OWN.test(one)), 'the pictures are fetched');
  for (const one of await htmls()) expect(one).not.toMatch(/<img[^>]+src="(?!\/api)/);
  expect((await get(slug)).description).toBe(markdown);
  expect(comment.text).toContain(picture);
  expect(readdirSync(join(test.folder, 'recipes', id, 'pictures'))).toHaveLength(4);

  const [, address] = OWN.exec((await get(slug)).descriptionHtml)!;
  const headers = { authorization: `Bearer ${ada.token}` };
  expect((await fetch(test.url + address, { headers })).headers.get('content-type')).toBe('image/webp');
  expect((await fetch(test.url + address)).status).toBe(404);
  const odd = address!.replace(/[^/]+$/, encodeURIComponent('بصل11'));
  expect((await fetch(test.url + odd, { headers })).status).toBe(404);
  const { data: share } = await ada.api.POST('/shared/recipes', { body: { recipeId: id } });
  const opened = await contractClient(test.url).GET('/recipes/shared/{id}', { params: { path: { id: share.id } } });
  const [, shared] = /<img src="([^"]+)"/.exec(opened.data!.descriptionHtml)!;
  expect((await fetch(test.url + shared!)).status).toBe(200);
});

it('leaves a link where a picture cannot be fetched, and a link to a video', async () => {
  const ben = await addMember(test.url, ada, 'ben');
  const text = [
    '![p](https://127.0.0.1/p.gif) ![none](//tracker.invalid/p.gif) ![q](HTTP:/tracker.invalid/q.gif)',
    '<iframe src="https://www.youtube.com/embed/abc-1" title="Folding"></iframe>',
    '<iframe src="https://player.vimeo.com/video/42"></iframe> <iframe src="//evil.example/embed/1"></iframe>',
    '<a href="/own" data-picture="x" data-video="https://evil.example">own</a> ![own](/api/media/x.webp)',
  ].join('\n\n');
  const { data: slug } = await ben.api.POST('/recipes', { body: { name: 'Links' } });
  await ben.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { description: text } });
  const { descriptionHtml: html, id } = await get(slug);
  expect(html.match(/<img[^>]+>/g)).toEqual([expect.stringContaining('src="/api/media/x.webp"')]);
  expect(html).not.toMatch(/<iframe|evil\.example/);
  expect(html).toMatch(/<a href="https:\/\/127\.0\.0\.1\/p\.gif" data-picture="\w{32}" [^>]*>p<\/a>/);
  expect(html).toContain('data-video="https://www.youtube-nocookie.com/embed/abc-1"');
  expect(html).toContain('>Folding</a>');
  expect(html).toContain('data-video="https://player.vimeo.com/video/42?dnt=1"');
  expect(html).toContain('rel="noopener noreferrer nofollow">own</a>');
  expect(existsSync(join(test.folder, 'recipes', id, 'pictures'))).toBe(false);
});

it('lets no page load anything from another server', async () => {
  const response = await fetch(`${test.url}/api/app/about`);
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
});
