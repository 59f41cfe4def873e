const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g;
const entry = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/y;

/**
 * The rendered page is complete without its scripts. They are asked for once it has been painted, so that on a slow connection
 * styles and pictures come first; a page that nobody looks at is not painted and asks at once. A form that is sent before then stays
 * as it is: the browser alone would write what was typed, passwords too, into the address. Buttons that are pressed before then are
 * noted, see early-presses.ts.
 */
export function withLateScripts(html: string, nonce: string | undefined): string {
  // a page is long: only its head, which has the preloads, and its end, which has the script, are searched
  const body = html.indexOf('</head>');
  entry.lastIndex = html.lastIndexOf('<script type="module"');
  const first = body < 0 || entry.lastIndex < body ? null : entry.exec(html);
  if (!first) return html;
  const head = html.slice(0, body);
  const files = [...head.matchAll(preload)].map((match) => match[1]);
  const script = `<script nonce="${nonce ?? ''}">(${start.toString()})(${JSON.stringify(files)},${JSON.stringify(first[1])})</script>`;
  const rest = html.slice(first.index + first[0].length).replace('</body>', () => `${script}</body>`);
  return head.replaceAll(preload, '') + html.slice(body, first.index) + rest;
}

/** Runs in the browser, as it is written here. */
function start(files: string[], main: string): void {
  document.addEventListener('submit', (event) => event.preventDefault(), true);
  window.earlyPresses = new Set();
  const note = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    // what React has taken over reacts by itself
    const reacts = button && Object.keys(button).some((key) => key.startsWith('__react'));
    if (button && !reacts) window.earlyPresses?.add(button);
  };
  document.addEventListener('click', note, true);
  const load = () => {
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: main }));
  };
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
}
