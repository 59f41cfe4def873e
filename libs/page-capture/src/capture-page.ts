/**
 * Packs the page of the browser as a hash for the screen that imports it. Runs inside foreign pages: it is sent there as text,
 * so it must not use anything outside of itself.
 */
export async function capturePage(): Promise<string> {
  // Firefox refuses addresses of more than 1 MiB, Chrome of more than 2 MiB
  const maxLength = 900_000;
  const root = document.documentElement.cloneNode(true);
  if (!(root instanceof Element)) return '';
  // fields contain secrets of the session, and no recipe
  const unread = 'style, link:not([rel=canonical], [itemprop]), svg, canvas, iframe, object, embed, input';
  for (const element of root.querySelectorAll(unread)) element.remove();
  for (const script of root.querySelectorAll('script')) {
    const isRead = /ld\+json/i.test(script.type) || (!script.src && /ingredient|__next_f/i.test(script.text));
    if (!isRead) script.remove();
  }
  for (const picture of root.querySelectorAll('[src^="data:"]')) picture.removeAttribute('src');
  const pack = async (html: string) => {
    const lines = [location.href.split('#')[0], document.title.replace(/\s+/g, ' ').trim(), html];
    const stream = new Blob([lines.join('\n')]).stream().pipeThrough(new CompressionStream('gzip'));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    let text = '';
    for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    return `page=${btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}`;
  };
  const hash = await pack(`<!doctype html>${root.outerHTML}`);
  return hash.length <= maxLength ? hash : pack('');
}
