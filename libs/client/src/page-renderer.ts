/** Options for rendering a page of the web app on the server. */
export interface RenderOptions {
  /** Fetch function for the API calls of the page, within the process. */
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

/** A string instead of a Response: encoding and decoding would take a tenth of the rendering time. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  /** Empty for redirects. */
  html: string;
}

export type PageRenderer = (request: Request, options: RenderOptions) => Promise<RenderedPage>;
