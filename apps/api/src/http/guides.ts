import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { NextFunction, Request, Response } from 'express';
import MarkdownIt from 'markdown-it';
import { installedFolder } from '#platform';

const style = `:root { color-scheme: light dark; font: 1rem/1.6 Roboto, system-ui, sans-serif; background: light-dark(#faf8f5, #121212); color: light-dark(#1f1b17, #f1ede8) }
body { max-inline-size: 50rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
a[href] { color: light-dark(#a4560a, #f2a65e) }
:focus-visible { outline: 2px solid; outline-offset: 2px }
nav { display: flex; flex-wrap: wrap; column-gap: 1.25rem; margin-block-end: 2rem }
nav a { padding-block: 0.625rem }
nav [aria-current] { color: inherit; font-weight: 500; text-decoration: none }
h1, h2 { line-height: 1.25 }
main { overflow-wrap: anywhere }
pre { padding: 1rem; border-radius: 12px; background: light-dark(#fff, #2b2b2b); overflow-x: auto; overflow-wrap: normal }
code { font-family: ui-monospace, monospace; font-size: 0.9em }
div { overflow-x: auto }
table { border-collapse: collapse; overflow-wrap: normal }
th, td { padding: 0.375rem 0.75rem; border-block-end: 1px solid light-dark(#d9d3cb, #444); text-align: start; vertical-align: top }`;
const policy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  `img-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

interface Guide {
  name: string;
  title: string;
  /** Markdown. */
  text: string;
}

/** Reads the guides of `docs/api`, the first call first, and the pages that they refer to. */
function readGuides(): Guide[] {
  const folder = installedFolder('docs/api/first-call.md');
  const names = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'first-call.md');
  const files = ['first-call.md', ...names.sort(), '../api-tokens.md', '../variables.md'];
  return files.map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return { name: basename(file, '.md'), title: /^# (.*)$/m.exec(text)?.[1] ?? file, text };
  });
}

/** Turns links between the files into links between the pages; those to other files of the repository lose their address. */
function renderGuide(guides: Guide[], { text }: Guide): string {
  const markdown = new MarkdownIt();
  const names = new Set(guides.map(({ name }) => name));
  markdown.core.ruler.push('links_of_guides', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null;
      if (typeof href !== 'string' || /^(?:[a-z]+:|\/|#)/i.test(href)) continue;
      const [path = '', hash] = href.split('#');
      const name = basename(path, '.md');
      token.attrs = names.has(name) ? [['href', hash ? `${name}#${hash}` : name]] : [];
    }
  });
  // parts that scroll sideways can be reached by keyboard
  return markdown
    .render(text.replace(/<!--.*?-->/gs, ''))
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

function pageOf(guides: Guide[], guide: Guide, basePath: string): string {
  const links = guides.map(({ name, title }) => {
    const current = name === guide.name ? ' aria-current="page"' : '';
    return `<a href="${name}"${current}>${title}</a>`;
  });
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${guide.title} · Tureen API</title>
    <link rel="icon" href="${basePath}/icons/icon.svg">
    <style>${style}</style>
  </head>
  <body>
    <nav aria-label="Guides"><a href="${basePath}/docs">All operations</a>${links.join('')}</nav>
    <main>${renderGuide(guides, guide)}</main>
  </body>
</html>
`;
}

/** Serves the guides for integrators as pages without scripts, so that they are there without the internet. */
export function serveGuides(basePath: string) {
  const pages = new Map<string, string>();
  let guides: Guide[] | undefined;
  return ({ method, path }: Request, response: Response, next: NextFunction): void => {
    if (method !== 'GET' && method !== 'HEAD') return next();
    guides ??= readGuides();
    const guide = guides.find(({ name }) => path === `/${name}`);
    if (!guide) return next();
    const html = pages.get(guide.name) ?? pageOf(guides, guide, basePath);
    pages.set(guide.name, html);
    response.setHeader('content-security-policy', policy);
    response.setHeader('cache-control', 'no-cache');
    response.type('html').send(html);
  };
}
