import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type NextFunction, type Request, type Response, Router } from 'express';
import { pinoHttp } from 'pino-http';
import { publishDocument } from '#contract/published-document';
import { DatabaseHealth } from '#persistence';
import { basePathOf, type Environment, Log, Shutdown, Unavailable, withRequestId } from '#platform';
import { compress } from './compress.ts';
import { allowOrigins } from './cors.ts';
import { prepareErrorResponse } from '../contract/response/problem.filter.ts';
import { serveDocs } from './docs.ts';
import { serveGuides } from './guides.ts';
import { serveHelp } from './help.ts';
import { serveMetrics } from './metrics.ts';
import { serveBelow } from './sub-path.ts';
import { abortSlowRequests } from './slow-request-timeout.ts';
import { serveMcp } from '../mcp/serve-mcp.ts';
import { networkOnly } from '../web/ssr-fetch.ts';

const KEEP_ALIVE_MS = 65_000;
const HEADERS_MS = 15_000;

/** Adds the middleware in front of the routes: proxies, logs, limits and headers. */
export function applyMiddleware(app: NestExpressApplication, environment: Environment): void {
  app.setGlobalPrefix('api');
  app.set('trust proxy', environment.TRUSTED_PROXIES.length ? environment.TRUSTED_PROXIES : false);
  app.disable('x-powered-by');
  // longer than the idle timeout of proxies and clients, which could otherwise reuse a connection that is being closed
  const server: Server = app.getHttpServer();
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = HEADERS_MS;
  // large uploads may take any time; `abortSlowRequests` ends stalled ones
  server.requestTimeout = 0;
  const basePath = basePathOf(environment);
  if (basePath) app.use(networkOnly(serveBelow(basePath)));
  const network = Router({ caseSensitive: true });
  network.use(closeOnShutdown(app.get(Shutdown)), identifyRequest);
  network.use(['/api', '/mcp'], logRequests(app.get(Log)));
  network.use(apiHeaders, abortSlowRequests);
  network.use('/api', compress());
  app.use(networkOnly(network));
  if (environment.CORS_ORIGINS.length) allowOrigins(app, environment);
  if (environment.METRICS_TOKEN) serveMetrics(app, environment.METRICS_TOKEN);
  app.use(['/api', '/mcp'], requireDatabase(app.get(DatabaseHealth)));
  app.use('/mcp', serveMcp(app));
  app.use('/api/openapi.json', serveDocument({ aliases: false, basePath }));
  // generated clients of other servers call the addresses of the aliases
  app.use(['/api/openapi-compat.json', '/openapi.json'], serveDocument({ aliases: true, basePath }));
  app.use('/help', serveHelp(basePath));
  if (environment.API_DOCS) {
    app.use('/docs/guides', serveGuides(basePath));
    app.use('/docs', serveDocs(basePath));
  }
}

/**
 * Closes keep-alive connections during shutdown, so that a busy client cannot delay it and a proxy does not send a request
 * on a connection that is being closed.
 */
const closeOnShutdown = (shutdown: Shutdown) => (_: Request, response: Response, next: NextFunction) => {
  if (shutdown.isRequested) response.setHeader('connection', 'close');
  next();
};

function identifyRequest(request: Request, response: Response, next: NextFunction) {
  const id = randomUUID();
  request.id = id;
  response.setHeader('x-request-id', id);
  withRequestId(id, next);
}

/** Serves the OpenAPI document, which is written at the first request. */
function serveDocument({ aliases, basePath }: { aliases: boolean; basePath: string }) {
  let text: string | undefined;
  return (_: Request, response: Response) => {
    text ??= JSON.stringify({ ...publishDocument({ aliases }), servers: [{ url: `${basePath}/api` }] });
    response.type('json').send(text);
  };
}

const logRequests = (log: Log) =>
  pinoHttp<Request, Response>({
    logger: log.pino,
    genReqId: (request) => request.id,
    autoLogging: {
      ignore: (request) => request.originalUrl.startsWith('/api/health'),
    },
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, url: withoutSecrets(url) }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    customLogLevel: (_, response) => (response.statusCode >= 500 ? 'error' : 'debug'),
    quietReqLogger: true,
  });

const withoutSecrets = (url: string) =>
  url.replace(/([?&](?:token|share)=|\/calendar\/|\/api\/feeds\/|\/recipes\/shared\/)[^&?/]*/g, '$1…');

/** Liveness only; does not test the database. */
const NEEDS_NO_DATABASE = '/health/live';

/** Responds 503 while the database is unavailable, also to requests that are already waiting. */
const requireDatabase =
  ({ isAvailable }: DatabaseHealth) =>
  (request: Request, response: Response, next: NextFunction) => {
    if (request.path === NEEDS_NO_DATABASE) return next();
    const refuse = () => void response.json(prepareErrorResponse(new Unavailable(), request, response));
    if (!isAvailable.value) return refuse();
    const subscription = isAvailable.subscribe((answered) => {
      if (!answered && !response.headersSent) refuse();
    });
    response.on('close', () => subscription.unsubscribe());
    next();
  };

/** Responses of the API never render as pages, and uploaded files never run scripts. */
function apiHeaders(request: Request, response: Response, next: NextFunction) {
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  if (request.path.startsWith('/api'))
    response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  // responses that depend on permissions are cached by the browser only
  if (request.path.startsWith('/api/media'))
    response.setHeader('cache-control', 'private, max-age=31536000, immutable');
  next();
}
