import { readdirSync } from 'node:fs';
import type { NextFunction, Request, Response } from 'express';
import { installedFolder } from '#platform';
import { type MarkdownPage, readPages, renderPage, sendPage } from './markdown-pages.ts';

/** Reads the guides of `docs/api`, the first call first, and the pages that they refer to. */
function readGuides(): MarkdownPage[] {
  const folder = installedFolder('docs/api/first-call.md');
  const names = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'first-call.md');
  return readPages(folder, ['first-call.md', ...names.sort(), '../api-tokens.md', '../variables.md']);
}

/** Serves the guides for integrators. */
export function serveGuides(basePath: string) {
  let guides: MarkdownPage[] | undefined;
  return ({ method, path }: Request, response: Response, next: NextFunction): void => {
    if (method !== 'GET' && method !== 'HEAD') return next();
    guides ??= readGuides();
    const guide = guides.find(({ name }) => path === `/${name}`);
    if (!guide) return next();
    const others = guides.map(({ name, title }) => ({ href: name, title, isCurrent: name === guide.name }));
    sendPage(response, {
      title: `${guide.title} · Tureen API`,
      basePath,
      label: 'Guides',
      links: [{ href: `${basePath}/docs`, title: 'All operations' }, ...others],
      main: renderPage(guides, guide),
    });
  };
}
