import { textOf } from './text.ts';
import { parsePage } from './tree.ts';

describe('parsePage', () => {
  it.each([
    ['<p>Salt &amp; pepper, &frac12 cup &#8211; or &lt;b&gt;</p>', 'Salt & pepper, ½ cup – or <b>'],
    ['<p>Rice & peas &unknown; &</p>', 'Rice & peas &unknown; &'],
    ['<textarea>Salt &amp; pepper</textarea>', 'Salt & pepper'],
    ['<script>a &amp;&amp; b</script>', 'a &amp;&amp; b'],
    ['<iframe>a &amp; b</iframe>', 'a &amp; b'],
    ['<svg><style>a &amp; b</style></svg>', 'a & b'],
    ['<style>a &amp; b', 'a &amp; b'],
    ['<script/>a &amp; b</script>', 'a &amp; b'],
  ])('decodes the entities of %s but for raw text', (html, text) => {
    const page = parsePage(html);
    expect(textOf(page.elements.at(-1)!)).toBe(text);
  });

  it('decodes the entities of attributes, where a name without a semicolon may be one of an address', () => {
    const [link] = parsePage('<a href="/x?a=1&amp;b=2&copy=3" class=salt&amp;pepper>').elements;
    expect(link?.attributes).toEqual({ href: '/x?a=1&b=2&copy=3', class: 'salt&pepper' });
  });

  it('keeps the first of several attributes of a name', () => {
    const [item] = parsePage('<p class="a" CLASS="b" onclick="c" id="d">').elements;
    expect(item?.attributes).toEqual({ class: 'a', id: 'd' });
  });
});
