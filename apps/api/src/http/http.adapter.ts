import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { HttpException, HttpStatus } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import { OPERATIONS } from '#contract';
import { announceDeprecation } from './deprecation.ts';

const VERBS = ['get', 'post', 'put', 'patch', 'delete'] as const;

type Verb = (typeof VERBS)[number];

/** Routes whose PATCH runs the handler of their PUT, because Nest binds a handler to one method only. */
const PATCHED_PATHS = new Set(
  Object.values(OPERATIONS).flatMap(({ method, path, aliases }) =>
    method === 'patch' ? [path, ...aliases].map((one) => `/api${one}`) : [],
  ),
);

/** Time for requests that were sent before the sender could see that the server stops. */
const IN_FLIGHT_MS = 250;

interface Route {
  verb: Verb;
  path: string;
  handler: RequestHandler;
}

/**
 * Registers routes by how specific they are, independent of the order of modules and controllers: `/groups/self` before `/groups/:id`.
 * Closes idle connections on shutdown.
 */
export class HttpAdapter extends ExpressAdapter {
  private readonly routes: Route[] = [];
  /** Sockets without a request in progress. */
  private readonly idleSockets = new Set<Socket>();
  private isClosed = false;

  constructor() {
    // a path in other letter case would bypass the headers and limits of the middlewares
    super(express().set('case sensitive routing', true));
    const register = (verb: Verb) => (path: string, handler: RequestHandler) => {
      this.routes.push({ verb, path, handler });
      if (verb === 'put' && PATCHED_PATHS.has(path)) this.routes.push({ verb: 'patch', path, handler });
    };
    Object.assign(this, Object.fromEntries(VERBS.map((verb) => [verb, register(verb)])));
  }

  /** Nest calls this method when all routes are known. Each area has its own router, because Express tries hundreds of routes one by one. */
  override setNotFoundHandler(...parameters: Parameters<ExpressAdapter['setNotFoundHandler']>): void {
    const areas = new Map<string, Router>();
    const patterns = this.routes.map(({ verb, path }) => ({ verb, pattern: patternOf(path) }));
    for (const { verb, path, handler } of this.routes.splice(0).sort((a, b) => compareSpecificity(a.path, b.path))) {
      const area = areas.get(areaOf(path)) ?? Router({ caseSensitive: true });
      areas.set(areaOf(path), area);
      const deprecation = announceDeprecation(verb, path);
      area[verb](path, ...(deprecation ? [deprecation] : []), handler);
    }
    this.use((request: Request, response: Response, next: NextFunction) => {
      const area = areas.get(areaOf(request.path));
      if (area) area(request, response, next);
      else next();
    });
    this.use((request: Request, response: Response, next: NextFunction) => {
      const verbs = patterns.flatMap(({ verb, pattern }) => (pattern.test(request.path) ? verb.toUpperCase() : []));
      if (!verbs.length) return next();
      response.setHeader('allow', verbs.join(', '));
      next(new HttpException('Method not allowed', HttpStatus.METHOD_NOT_ALLOWED));
    });
    super.setNotFoundHandler(...parameters);
  }

  override initHttpServer(...parameters: Parameters<ExpressAdapter['initHttpServer']>): void {
    super.initHttpServer(...parameters);
    const server: Server = this.httpServer;
    const markIdle = (socket: Socket) => {
      if (this.isClosed) socket.destroySoon();
      else if (!socket.destroyed) this.idleSockets.add(socket);
    };
    server.on('connection', (socket: Socket) => {
      markIdle(socket);
      socket.once('close', () => this.idleSockets.delete(socket));
    });
    server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      this.idleSockets.delete(socket);
      response.once('close', () => markIdle(socket));
    });
  }

  /**
   * Stops listening, answers what arrives within a moment, and then destroys idle sockets, because Node waits without limit for
   * connections on which no complete request has arrived.
   */
  override async close(): Promise<void> {
    // the event loop has just accepted the waiting connections, which would be reset
    await setImmediate();
    const closed = super.close();
    await delay(IN_FLIGHT_MS);
    this.isClosed = true;
    for (const socket of this.idleSockets) socket.destroy();
    await closed;
  }
}

/** The first two segments, such as `/api/recipes` for `/api/recipes/:slug/image`. */
const areaOf = (path: string): string => path.split('/', 3).join('/');

/** Matches the addresses of a route, with or without a slash at the end. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);

/** Compares segment by segment: a literal segment sorts before a parameter. */
function compareSpecificity(a: string, b: string): number {
  const [one, other] = [a.split('/'), b.split('/')];
  for (const [index, segment] of one.entries()) {
    const against = other[index];
    if (against === undefined) return -1;
    const difference = Number(segment.startsWith(':')) - Number(against.startsWith(':'));
    if (difference) return difference;
  }
  return 0;
}
