import type { PublicPage } from './robots.ts';

export interface WebOptions {
  /** Folder of the built web app with client/ and server/. */
  folder: string;
  /** Public address of the server, without a trailing slash. */
  baseUrl: string;
  /** Pages for search engines, most recently changed first. */
  publicPages: () => Promise<PublicPage[]>;
  /** Serves the sources through Vite with hot reload instead of the build. */
  development?: boolean;
  /** Called for pages that could not be rendered; the visitor gets the shell. */
  onFailure: (error: unknown, path: string) => void;
}
