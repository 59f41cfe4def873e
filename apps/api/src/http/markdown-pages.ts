import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Response } from 'express';
import MarkdownIt from 'markdown-it';

const style = `:root { color-scheme: light dark; font: 1rem/1.6 Roboto, system-ui, sans-serif; background: light-dark(#faf8f5, #121212); color: light-dark(#1f1b17, #f1ede8) }
body { max-inline-size: 50rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
a[href] { color: light-dark(#a4560a, #f2a65e) }
:focus-visible { outline: 2px solid; outline-offset: 2px }
nav { display: flex; flex-wrap: wrap; column-gap: 1.25rem; margin-block-end: 2rem }
nav a { padding-block: 0.625rem }
@media (max-width: 40rem) {
  nav { flex-wrap: nowrap; margin-inline: -1rem; padding-inline: 1rem; overflow-x: auto; white-space: nowrap; scrollbar-width: thin }
}
nav [aria-current] { color: inherit; font-weight: 500; text-decoration: none }
h1, h2 { line-height: 1.25 }
main { overflow-wrap: anywhere }
pre { padding: 1rem; border-radius: 12px; background: light-dark(#fff, #2b2b2b); overflow-x: auto; overflow-wrap: normal }
code { font-family: ui-monospace, monospace; font-size: 0.9em }
div { overflow-x: auto }
table { border-collapse: collapse; overflow-wrap: normal }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; margin-block-end: 1rem }
label { flex: 1 1 12rem }
input { display: block; box-sizing: border-box; inline-size: 100% }
input, button { min-block-size: 2.75rem; padding-inline: 0.75rem; border: 1px solid light-dark(#8a7f74, #8c857d); border-radius: 8px; background: transparent; color: inherit; font: inherit }
th, td { padding: 0.375rem 0.75rem; border-block-end: 1px solid light-dark(#d9d3cb, #444); text-align: start; vertical-align: top }`;
const policy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  `img-src 'self'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
].join('; ');

export interface MarkdownPage {
  name: string;
  title: string;
  /** Markdown. */
  text: string;
}

export function readPages(folder: string, files: string[]): MarkdownPage[] {
  return files.map((file) => {
    const text = readFileSync(join(folder, file), 'utf8').replace(/<!--.*?-->/gs, '');
    return { name: basename(file, '.md'), title: /^# (.*)$/m.exec(text)?.[1] ?? file, text };
  });
}

/** The address of a heading within its page. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Turns links between the files into links between the pages; those to other files of the repository lose their address. */
export function renderPage(pages: MarkdownPage[], { text }: MarkdownPage): string {
  const markdown = new MarkdownIt();
  const names = new Set(pages.map(({ name }) => name));
  markdown.core.ruler.push('links_of_pages', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null;
      if (typeof href !== 'string' || /^(?:[a-z]+:|\/|#)/i.test(href)) continue;
      const [path = '', hash] = href.split('#');
      const name = basename(path, '.md');
      token.attrs = names.has(name) ? [['href', hash ? `${name}#${hash}` : name]] : [];
    }
    for (const [index, token] of tokens.entries()) {
      const content = tokens[index + 1]?.content ?? '';
      const title = token.type === 'paragraph_open' ? /^\*\*(.+?)\.\*\*/.exec(content)?.[1] : content;
      const isTitled = token.type === 'heading_open' || token.type === 'paragraph_open';
      if (isTitled && title) token.attrSet('id', anchorOf(title));
    }
  });
  // parts that scroll sideways can be reached by keyboard
  return markdown
    .render(text)
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

export const escapeHtml = (text: string) => new MarkdownIt().utils.escapeHtml(text);

interface Frame {
  title: string;
  basePath: string;
  /** Label and links of the navigation. */
  label: string;
  links: { href: string; title: string; isCurrent?: boolean }[];
  /** Form above the navigation. */
  search?: string;
  main: string;
}

/** Sends a page without scripts, which works without the internet. */
export function sendPage(response: Response, { title, basePath, label, links, search = '', main }: Frame): void {
  const anchors = links.map(
    ({ href, title: text, isCurrent }) =>
      `<a href="${href}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(text)}</a>`,
  );
  response.setHeader('content-security-policy', policy);
  response.setHeader('cache-control', 'no-cache');
  response.type('html').send(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="${basePath}/icons/icon.svg">
    <style>${style}</style>
  </head>
  <body>
    ${search}<nav aria-label="${label}">${anchors.join('')}</nav>
    <main>${main}</main>
  </body>
</html>
`);
}
