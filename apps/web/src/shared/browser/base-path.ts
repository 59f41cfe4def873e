/** Path of BASE_URL, such as `/recipes`; empty at the root of a host. */
let basePath = 'document' in globalThis ? (document.documentElement.dataset['base'] ?? '') : pathOf(scopeOfWorker());

function scopeOfWorker(): string | undefined {
  const { registration }: { registration?: ServiceWorkerRegistration } = Object(globalThis);
  return registration?.scope;
}

function pathOf(address: string | undefined): string {
  return address ? new URL(address).pathname.replace(/\/+$/, '') : '';
}

/** Sets the path for pages that are rendered on the server. */
export function setBaseUrl(baseUrl: string): void {
  basePath = pathOf(baseUrl);
}

export const getBasePath = (): string => basePath;

/** @returns the path for the browser of a path within the app, such as `/api/recipes` */
export const withBase = (path: string): string => basePath + path;

/** @returns the path within the app of a path of the browser */
export const withoutBase = (path: string): string =>
  path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;

/** @returns the path for the browser of a file that the build has imported; the build writes it in several forms */
export const assetPath = (file: string): string => file.replace(/^.*(?=\/assets\/)/, basePath);

/** Address of the server, without a trailing slash. */
export const serverUrl = (): string => location.origin + basePath;
