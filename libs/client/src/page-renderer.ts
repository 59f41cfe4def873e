/** Options for rendering a page of the web app on the server. */
export interface RenderOptions {
  /** Answers the API calls of the page without leaving the process. */
  fetch: (request: Request) => Promise<Response>;
  /** Allows the page's own inline scripts and styles under the content security policy. */
  nonce: string;
  /** Public address of the server for links in the page, without a trailing slash. */
  baseUrl: string;
  /** Renders the neutral page that serves any address: offline, and when a rendering fails. */
  shell?: boolean;
  /** Vite's manifest of the client build; without it the page loads the development server's modules. */
  manifest?: ViteManifest;
}

export type ViteManifest = Record<
  string,
  { file: string; src?: string; isEntry?: boolean; imports?: string[]; css?: string[] }
>;

/** Text, and no Response: to encode and decode all of it again would cost a tenth of the rendering. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  /** Empty where the page leads to another one. */
  html: string;
}

export type PageRenderer = (request: Request, options: RenderOptions) => Promise<RenderedPage>;
