import { renderToStaticMarkup } from 'react-dom/server';
import { InlineMarkup, withoutMarkup } from './inline-markup.tsx';

const html = (text: string) => renderToStaticMarkup(<InlineMarkup text={text} />);

describe('the text of an ingredient', () => {
  it('may have the tags b, q, i, strong and sup', () => {
    expect(html('<b>ripe</b> figs<sup>2</sup>, <I>fresh</I>')).toBe('<b>ripe</b> figs<sup>2</sup>, <i>fresh</i>');
    expect(html('<strong>very <q>ripe</q></strong>')).toBe('<strong>very <q>ripe</q></strong>');
  });

  it('shows other tags, attributes and halves of tags as text', () => {
    expect(html('<img src=x onerror=alert(1)> figs')).toBe('&lt;img src=x onerror=alert(1)&gt; figs');
    expect(html('<b onclick="x">figs</b>')).toBe('&lt;b onclick=&quot;x&quot;&gt;figs&lt;/b&gt;');
    expect(html('<b>figs')).toBe('&lt;b&gt;figs');
    expect(html('<b>ripe <i>figs</b>')).toBe('<b>ripe &lt;i&gt;figs</b>');
    expect(html('ripe</b> < 3 figs')).toBe('ripe&lt;/b&gt; &lt; 3 figs');
  });

  it('is copied without the tags', () => expect(withoutMarkup('<b>ripe</b> figs <u>2</u>')).toBe('ripe figs <u>2</u>'));
});
