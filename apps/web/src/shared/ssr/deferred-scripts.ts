import type { AppFiles } from './server-manifest.ts';
import { withBase } from '../browser/base-path.ts';

/**
 * Requests scripts after the first paint, so that styles and pictures come first. Forms do not submit before
 * hydration (passwords would end up in the address); replay-clicks.ts records clicks.
 */
export function withLateScripts(html: string, routes: string[], { main, scripts }: AppFiles, nonce: string): string {
  const files = routes.flatMap((route) => scripts[route] ?? []);
  const script = `<script nonce="${nonce}">(${start.toString()})(${JSON.stringify(files)},${JSON.stringify(main)},${JSON.stringify(withBase('/manifest.webmanifest'))})</script>`;
  const end = html.lastIndexOf('</body>');
  return html.slice(0, end) + script + html.slice(end);
}

/** Serialized into the page, so it must not use anything from outside. */
function start(files: string[], main: string, manifest: string): void {
  document.addEventListener('submit', (event) => event.preventDefault(), true);
  window.earlyClicks = new Set();
  const note = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    // hydrated buttons handle the click themselves
    const reacts = button && Object.keys(button).some((key) => key.startsWith('__react'));
    if (button && !reacts) window.earlyClicks?.add(button);
  };
  document.addEventListener('click', note, true);
  // the clicks are taken over by the hydrated page
  const fail = () => {
    const notice = document.getElementById('scripts-failed');
    if (notice && window.earlyClicks) notice.hidden = false;
  };
  // a syntax that an old browser does not know
  window.addEventListener('error', ({ filename }) => {
    if (String(filename).includes('/assets/')) fail();
  });
  if (!('noModule' in HTMLScriptElement.prototype)) fail();
  let isAsked = false;
  const load = () => {
    if (isAsked) return;
    isAsked = true;
    const link = (rel: string, href: string) =>
      document.head.append(Object.assign(document.createElement('link'), { rel, href }));
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: main, onerror: fail }));
    let asked = 0;
    // two at a time, so that a phone stays responsive
    const askForSome = () => {
      const end = asked + 2;
      for (; asked < Math.min(end, files.length); asked++) link('modulepreload', files[asked]!);
      if (asked < files.length) setTimeout(askForSome);
      // last, because browsers fetch the manifest even if nobody installs the app
      else link('manifest', manifest);
    };
    askForSome();
  };
  if (document.hidden) return load();
  const watch = (seen: PerformanceObserverEntryList) => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) load();
  };
  new PerformanceObserver(watch).observe({ type: 'paint', buffered: true });
  // some browsers report no paint
  setTimeout(load, 1000);
}
