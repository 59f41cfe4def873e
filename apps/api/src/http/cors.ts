import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request } from 'express';
import { headersOfContract } from '#contract/document';
import type { Environment } from '#platform';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

const named = headersOfContract();

/** Headers of requests that pages of other origins may send; a token goes in the first. */
const ALLOWED_HEADERS = [
  ...['Authorization', 'Content-Type', 'Accept', 'Accept-Language'],
  ...['If-None-Match', 'If-Modified-Since', 'Range'],
  ...['Mcp-Protocol-Version', 'Mcp-Session-Id', 'Mcp-Method', 'Mcp-Name'],
  ...named.requests,
];

/** Headers of responses that these pages may read besides the usual ones. */
const EXPOSED_HEADERS = [
  ...['ETag', 'Location', 'Retry-After', 'Allow', 'WWW-Authenticate', 'X-Request-Id'],
  ...['Content-Disposition', 'Content-Range', 'Accept-Ranges', 'Mcp-Session-Id'],
  ...['Deprecation', 'Link'],
  ...named.responses,
];

const PREFLIGHT_SECONDS = 600;

/**
 * Lets pages of CORS_ORIGINS call the API with a token. Browsers leave their cookies out, because the answers never allow
 * credentials, so a page of another origin cannot act with somebody's session.
 */
export function allowOrigins(app: NestExpressApplication, { CORS_ORIGINS }: Environment): void {
  const options = {
    methods: METHODS,
    allowedHeaders: ALLOWED_HEADERS,
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: PREFLIGHT_SECONDS,
    credentials: false,
  };
  app.enableCors((request: Request, answer: (error: Error | null, options: object) => void) =>
    answer(null, { ...options, origin: /^\/(?:api|mcp)(?:\/|$)/.test(request.path) && CORS_ORIGINS }),
  );
}
