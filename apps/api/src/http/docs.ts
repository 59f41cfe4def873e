import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

/** Settings of Scalar: nothing is fetched from or sent to other servers. */
const settings = (basePath: string) => ({
  url: `${basePath}/api/openapi.json`,
  operationTitleSource: 'summary',
  authentication: { preferredSecurityScheme: 'bearer' },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  documentDownloadType: 'json',
  persistAuth: true,
  hideClientButton: true,
  showDeveloperTools: 'never',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
});

/** Vue and the editor of requests write styles at run time. */
const policy = (nonce: string) =>
  [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');

const page = (nonce: string, basePath: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Tureen API</title>
    <link rel="icon" href="${basePath}/icons/icon.svg">
    <style>body { margin: 0 }</style>
  </head>
  <body>
    <main id="reference"></main>
    <noscript><p>This page needs scripts. The document that it shows: <a href="${basePath}/api/openapi.json">openapi.json</a></p></noscript>
    <script src="${basePath}/api-reference.js"></script>
    <script nonce="${nonce}">
      Scalar.createApiReference('#reference', {
        ...${JSON.stringify(settings(basePath))},
        // without a token, the session of the browser is used
        customFetch(input, init) {
          const request = new Request(input, init);
          if (request.headers.get('authorization') === 'Bearer') request.headers.delete('authorization');
          return fetch(request);
        },
      });
    </script>
  </body>
</html>
`;

/** The documentation of the API: Scalar's reference over the published contract. Its script is part of the web app's files. */
export const serveDocs =
  (basePath: string) =>
  ({ method, path }: Request, response: Response, next: NextFunction): void => {
    if (path === '/index.html') return response.redirect('/docs');
    if (path !== '/' || (method !== 'GET' && method !== 'HEAD')) return next();
    const nonce = randomBytes(16).toString('base64');
    response.setHeader('content-security-policy', policy(nonce));
    response.setHeader('cache-control', 'no-cache');
    response.type('html').send(page(nonce, basePath));
  };
