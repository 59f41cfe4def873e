import { type Express, Router } from 'express';
import { redirectForeignAddresses } from './client-redirects.ts';
import { developmentWeb } from './development-web.ts';
import { networkOnly } from './ssr-fetch.ts';
import { servePages } from './page-handler.ts';
import { productionWeb } from './production-web.ts';
import { serveRobots } from './robots.ts';
import { plainSecurityHeaders } from './security-headers.ts';
import type { WebOptions } from './web-options.ts';

const notForTheWeb = /^\/(api|docs|help|openapi\.json)(\/|$)/;

/**
 * Serves everything except the API: files of the web app, rendered pages, redirects of other apps. Must be called before Nest registers
 * its routes, which end with a 404 for unknown addresses.
 */
export async function mountWeb(app: Express, settings: WebOptions): Promise<void> {
  const web = settings.development ? await developmentWeb() : await productionWeb(settings.folder);
  app.use(networkOnly(plainSecurityHeaders));
  const pages = Router({ caseSensitive: true });
  // forms post where scripts do not take over, so that nothing typed ends up in an address
  pages.post(/.*/, ({ originalUrl }, response) => response.redirect(303, originalUrl.replace(/^[\\/]+/, '/')));
  pages.use(redirectForeignAddresses, serveRobots(settings), web.files, servePages(app, web, settings));
  app.use((request, response, next) => (notForTheWeb.test(request.path) ? next() : pages(request, response, next)));
}
