import type { NextFunction, Request, Response } from 'express';
import { installedFolder } from '#platform';
import { anchorOf, escapeHtml, type MarkdownPage, readPages, renderPage, sendPage } from './markdown-pages.ts';

/** Pages for users, then those for administrators, in order of need. */
const FILES = [
  'using.md',
  'moving-in.md',
  'signing-in.md',
  'troubleshooting.md',
  'install.md',
  'backups.md',
  'variables.md',
  'privacy.md',
  'accessibility.md',
  'api-tokens.md',
];

const MAX_RESULTS = 30;
/** Letters of a result around the first word that was found. */
const EXCERPT = 160;
const NOTE = '<p>The help is written in English.</p>';

interface Section {
  page: MarkdownPage;
  heading: string;
  text: string;
}

/** Parts of a page: what is below a heading, and below that each paragraph that begins in bold. */
const sectionsOf = (page: MarkdownPage): Section[] =>
  page.text.split(/^(?=#{1,3} )/m).flatMap((part) => {
    const heading = /^#{1,3} (.*)/.exec(part)?.[1] ?? page.title;
    const [first = '', ...paragraphs] = part.split(/\n(?=\*\*)/);
    return [first, ...paragraphs].map((text) => ({ page, heading, text: plainText(text) }));
  });

const plainText = (markdown: string) =>
  markdown
    .replace(/^#+ .*$/m, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`|]|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function search(sections: Section[], query: string): string {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = sections.filter(({ heading, text }) => {
    const all = `${heading} ${text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  const items = found.slice(0, MAX_RESULTS).map(({ page, heading, text }) => {
    const at = Math.max(0, text.toLowerCase().indexOf(words[0] ?? '') - EXCERPT / 2);
    const title = heading === page.title ? heading : `${page.title}: ${heading}`;
    const excerpt = `${at ? '…' : ''}${text.slice(at, at + EXCERPT)}…`;
    return `<li><a href="${page.name}#${anchorOf(heading)}">${escapeHtml(title)}</a><p>${escapeHtml(excerpt)}</p></li>`;
  });
  const head = `<h1>${items.length ? 'Found in the help' : 'Nothing found'}</h1>`;
  return `${head}${items.length ? `<ul>${items.join('')}</ul>` : '<p>Try fewer or other words.</p>'}`;
}

const formOf = (action: string, query: string) =>
  `<form role="search" action="${action}"><label>Search the help` +
  `<input type="search" name="q" maxlength="100" value="${escapeHtml(query)}"></label><button>Search</button></form>`;

/** Serves the pages of `docs` for users and administrators, with a search. */
export function serveHelp(basePath: string) {
  let pages: MarkdownPage[] | undefined;
  let sections: Section[] | undefined;
  return ({ method, path, query: { q } }: Request, response: Response, next: NextFunction): void => {
    if (method !== 'GET' && method !== 'HEAD') return next();
    pages ??= readPages(installedFolder('docs/using.md'), FILES);
    const query = typeof q === 'string' ? q.slice(0, 100).trim() : '';
    if (path === '/' && !query) return response.redirect('/help/using');
    const isSearch = path === '/search' && query;
    const page = pages.find(({ name }) => path === `/${name}`);
    if (!page && !isSearch) return next();
    const content = page ? renderPage(pages, page) : search((sections ??= pages.flatMap(sectionsOf)), query);
    const links = pages.map(({ name, title }) => ({ href: name, title, isCurrent: name === page?.name }));
    sendPage(response, {
      title: `${page?.title ?? 'Help'} · Tureen`,
      basePath,
      label: 'Help',
      links: [{ href: `${basePath}/`, title: 'Tureen' }, ...links],
      search: formOf(`${basePath}/help/search`, query),
      main: `${NOTE}${content}`,
    });
  };
}
