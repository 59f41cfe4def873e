import type { ServerResponse } from 'node:http';
import type { NextFunction, Request, Response } from 'express';

/** First parts of the paths that this server answers, besides files of the web app. */
export const OWN_PATHS = new Set([
  ...['api', 'docs', 'g', 'assets', 'icons', 'mcp', 'metrics', 'openapi.json', 'shell.html'],
  ...[
    'accessibility',
    'admin',
    'confirm-address',
    'cookbooks',
    'explore',
    'forgot-password',
    'group',
    'login',
    'recipe',
  ],
  ...['recipes', 'register', 'reset-password', 'settings', 'setup', 'shared', 'shopping-lists', 'user'],
]);

/**
 * Serves the app below the path of BASE_URL, as `/recipes`, behind proxies that take the path off and those that do not: it is
 * taken off requests and put before redirects and the paths of cookies, so that nothing else here knows of it.
 */
export const serveBelow =
  (basePath: string) =>
  (request: Request, response: Response, next: NextFunction): void => {
    if (request.url === basePath) return response.redirect(308, `${basePath}/`);
    if (hasBase(request.url, basePath)) request.url = request.originalUrl = request.url.slice(basePath.length);
    addBase(response, basePath);
    next();
  };

/** False for a page of the app whose path begins like the base, and from which a proxy has taken the base off. */
function hasBase(url: string, basePath: string): boolean {
  if (!url.startsWith(`${basePath}/`)) return false;
  const [, first = ''] = /^\/([^/?]*)/.exec(url.slice(basePath.length)) ?? [];
  return !OWN_PATHS.has(basePath.split('/')[1] ?? '') || first === '' || first.includes('.') || OWN_PATHS.has(first);
}

function addBase(response: ServerResponse, basePath: string): void {
  const setHeader = response.setHeader.bind(response);
  const redirect = (target: string) => target.replace(/^\/(?!\/)/, `${basePath}/`);
  // a second cookie is set together with the first, which has its path already
  const cookie = (text: string) =>
    text.includes(`; Path=${basePath}/`) ? text : text.replace('; Path=/', `; Path=${basePath}/`);
  response.setHeader = (name, value) => {
    if (name.toLowerCase() === 'location') return setHeader(name, redirect(String(value)));
    if (name.toLowerCase() === 'link') return setHeader(name, String(value).replace(/^<\/(?!\/)/, `<${basePath}/`));
    if (name.toLowerCase() !== 'set-cookie') return setHeader(name, value);
    return setHeader(name, Array.isArray(value) ? value.map(cookie) : cookie(String(value)));
  };
}
