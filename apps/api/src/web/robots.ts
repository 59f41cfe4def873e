import type { RequestHandler } from 'express';

export interface PublicPage {
  group: string;
  slug: string;
  changed: Date;
}

interface RobotsSettings {
  baseUrl: string;
  publicPages: () => Promise<PublicPage[]>;
}

const EXPLORE = '/explore/';

/** Only public pages; all others require an account or a link. */
export const mayBeIndexed = (path: string): boolean => path.startsWith(EXPLORE);

/**
 * robots.txt and the sitemap (sitemaps.org, 0.9). Shared recipes are not disallowed, because a search engine that may not read a page
 * does not see its noindex.
 */
export function serveRobots({ baseUrl, publicPages }: RobotsSettings): RequestHandler {
  const robots = [
    'User-agent: *',
    `Allow: ${EXPLORE}`,
    'Allow: /shared/',
    'Allow: /assets/',
    'Allow: /api/media/',
    'Disallow: /',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (request.path === '/robots.txt') return void response.type('text/plain').send(robots);
    if (request.path !== '/sitemap.xml') return next();
    try {
      const pages = await publicPages();
      response.setHeader('cache-control', 'public, max-age=3600');
      response.type('application/xml').send(sitemap(baseUrl, pages));
    } catch (error) {
      next(error);
    }
  };
}

function sitemap(baseUrl: string, pages: PublicPage[]): string {
  const explore = `${baseUrl}${EXPLORE}recipes/`;
  const groups = [...new Set(pages.map(({ group }) => group))].map((group) =>
    entry(explore + encodeURIComponent(group)),
  );
  const recipes = pages.map(({ group, slug, changed }) =>
    entry(`${explore}${encodeURIComponent(group)}/${encodeURIComponent(slug)}`, changed),
  );
  const urls = [...groups, ...recipes].join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

const entry = (address: string, changed?: Date): string => {
  const time = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<url><loc>${address.replaceAll('&', '&amp;').replaceAll("'", '&apos;')}</loc>${time}</url>`;
};
