import express, { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import { GracefulShutdownAdapter } from '../../http/graceful-shutdown.adapter.ts';

const VERBS = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface Route {
  verb: (typeof VERBS)[number];
  path: string;
  handler: RequestHandler;
}

/**
 * Registers routes by how specific they are, whatever the order of modules, controllers and methods: `/groups/self` before
 * `/groups/:id`. Express takes the first that matches. Each area, such as `/api/recipes`, has a router of its own, since
 * Express tries one route after the other, and there are hundreds.
 */
export class SortedRoutesAdapter extends GracefulShutdownAdapter {
  private readonly routes: Route[] = [];

  constructor() {
    // another spelling of an address would not have its headers and limits
    super(express().set('case sensitive routing', true));
    for (const verb of VERBS)
      this[verb] = ((path: string, handler: RequestHandler) => {
        this.routes.push({ verb, path, handler });
      }) as never;
  }

  /** Nest calls it when all routes are known. */
  override setNotFoundHandler(...parameters: Parameters<GracefulShutdownAdapter['setNotFoundHandler']>): void {
    const areas = new Map<string, Router>();
    for (const { verb, path, handler } of this.routes.splice(0).sort((a, b) => compare(a.path, b.path))) {
      const area = areaOf(path);
      if (!areas.has(area)) areas.set(area, Router({ caseSensitive: true }));
      areas.get(area)![verb](path, handler);
    }
    this.use((request: Request, response: Response, next: NextFunction) => {
      const area = areas.get(areaOf(request.path));
      if (area) area(request, response, next);
      else next();
    });
    super.setNotFoundHandler(...parameters);
  }
}

/** `/api/recipes` of `/api/recipes/:slug/image`. */
const areaOf = (path: string): string => path.split('/', 3).join('/');

/** Segment by segment, a word comes before a parameter. */
function compare(a: string, b: string): number {
  const [one, other] = [a.split('/'), b.split('/')];
  for (const [index, segment] of one.entries()) {
    const against = other[index];
    if (against === undefined) return -1;
    const difference = Number(segment.startsWith(':')) - Number(against.startsWith(':'));
    if (difference) return difference;
  }
  return 0;
}
