import type { PublicPage } from './robots.ts';

export interface WebOptions {
  /** The folder of the built web app, with client/ and server/ in it. */
  folder: string;
  /** Public address of the server, without a trailing slash. */
  baseUrl: string;
  /** The pages that search engines may know, newest changes first. */
  publicPages: () => Promise<PublicPage[]>;
  /** Serve the sources through Vite, with hot reload, instead of the build. */
  development?: boolean;
  /** Told about pages that could not be rendered; the visitor gets the shell page instead. */
  onFailure: (error: unknown, path: string) => void;
}
