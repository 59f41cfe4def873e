import { task as render } from './rich-text.worker-task.ts';

const link = (url: string, text: string) => `<a href="${url}" rel="noopener noreferrer nofollow">${text}</a>`;

describe('Markdown', () => {
  it.each([
    ['a\nb', '<p>a<br />\nb</p>'],
    ['Bake ~20 to ~30 min', '<p>Bake ~20 to ~30 min</p>'],
    ['~~Salt~~ pepper', '<p><s>Salt</s> pepper</p>'],
    ['See www.kitchen.example/a.', `<p>See ${link('https://www.kitchen.example/a', 'www.kitchen.example/a')}.</p>`],
    ['http://kitchen.example', `<p>${link('http://kitchen.example', 'http://kitchen.example')}</p>`],
    ['Let it rest.It is done', '<p>Let it rest.It is done</p>'],
    ['<script>alert(1)</script>Stir', 'Stir'],
  ])('%s', (text, html) => {
    expect(render([text])).toEqual([html]);
  });

  it('that is nested too deeply is nothing', () => {
    expect(render(['> '.repeat(49) + 'a', '> '.repeat(60) + 'a', '> '.repeat(10_000) + 'a'])).toEqual([
      expect.stringContaining('a'),
      null,
      null,
    ]);
  });
});
