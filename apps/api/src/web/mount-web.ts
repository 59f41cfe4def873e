import { type Express, Router } from 'express';
import { redirectForeignAddresses } from './client-redirects.ts';
import { developmentWeb } from './development-web.ts';
import { unlessInProcess } from './in-process-fetch.ts';
import { servePages } from './page-handler.ts';
import { productionWeb } from './production-web.ts';
import { type PublicPage, serveRobots } from './robots.ts';
import { plainSecurityHeaders } from './security-headers.ts';

export interface WebSettings {
  /** The folder of the built web app, with client/ and server/ in it. */
  folder: string;
  /** Where people reach the product, without a slash at the end. */
  baseUrl: string;
  /** The pages that search engines may know, newest changes first. */
  publicPages: () => Promise<PublicPage[]>;
  /** Serve the sources through Vite, with hot reload, instead of the build. */
  development?: boolean;
  /** Told about pages that could not be rendered; the visitor gets the shell page instead. */
  onFailure: (error: unknown, path: string) => void;
}

const notForTheWeb = /^\/(api|docs|openapi\.json)(\/|$)/;

/**
 * Answers everything that is not the API: files of the browser app, rendered pages, addresses of other apps.
 * To be called before Nest registers its own routes, since those end with an answer to any unknown address.
 */
export async function mountWeb(app: Express, settings: WebSettings): Promise<void> {
  const web = settings.development ? await developmentWeb() : await productionWeb(settings.folder);
  app.use(unlessInProcess(plainSecurityHeaders));
  const pages = Router({ caseSensitive: true });
  pages.use(redirectForeignAddresses, serveRobots(settings), web.files, servePages(app, web, settings));
  app.use((request, response, next) => (notForTheWeb.test(request.path) ? next() : pages(request, response, next)));
}
