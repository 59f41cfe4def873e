import { randomUUID } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response } from 'express';
import { pinoHttp } from 'pino-http';
import { document } from '#contract/document';
import { type Environment, Log, withRequestId } from '#platform';
import { serveDocs } from './docs.ts';

const JSON_TYPES = ['application/json', 'application/*+json', 'text/json'];
/** Pasted pages are long; other bodies are short. */
const LONG_BODIES = '/api/recipes/create/html-or-json';

/** What stands before the routes: proxies, logs, limits and headers. */
export function configureHttp(app: NestExpressApplication, environment: Environment): void {
  app.setGlobalPrefix('api');
  app.set('trust proxy', environment.TRUSTED_PROXIES.length ? environment.TRUSTED_PROXIES : false);
  app.disable('x-powered-by');
  app.use(identifyRequest, logRequests(app.get(Log)), apiHeaders);
  app.use('/api', compression({ threshold: 1000 }));
  app.use(LONG_BODIES, express.json({ limit: '12mb', type: JSON_TYPES }));
  app.use(
    '/api',
    express.json({ limit: '2mb', type: JSON_TYPES }),
    express.urlencoded({ limit: '100kb', extended: false }),
  );
  app.use(['/api/openapi.json', '/openapi.json'], (_: Request, response: Response) => void response.json(document));
  if (environment.API_DOCS) serveDocs(app);
}

function identifyRequest(request: Request, response: Response, next: NextFunction) {
  const id = randomUUID();
  request.id = id;
  response.setHeader('x-request-id', id);
  withRequestId(id, next);
}

const logRequests = (log: Log) =>
  pinoHttp<Request, Response>({
    logger: log.pino,
    genReqId: (request) => request.id,
    autoLogging: {
      ignore: (request) => !request.originalUrl.startsWith('/api') || request.originalUrl.startsWith('/api/health'),
    },
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, url: withoutSecrets(url) }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    customLogLevel: (_, response) => (response.statusCode >= 500 ? 'error' : 'debug'),
    quietReqLogger: true,
  });

const withoutSecrets = (url: string) => url.replace(/([?&]token=)[^&]*/g, '$1…');

/** Answers of the API are never shown as pages, and uploaded files never run scripts. */
function apiHeaders(request: Request, response: Response, next: NextFunction) {
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'same-origin');
  if (request.path.startsWith('/api'))
    response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  if (request.path.startsWith('/api/media')) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
  next();
}
