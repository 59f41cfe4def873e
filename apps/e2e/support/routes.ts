import { readFileSync } from 'node:fs';

const [routes] = /interface FileRoutesByFullPath \{[^}]*\}/.exec(
  readFileSync('apps/web/src/routeTree.gen.ts', 'utf8'),
)!;

/** The addresses of all pages as the router has them, with `$name` for each parameter. */
export const routePatterns = [...routes.matchAll(/^ {2}'(\/[^']*)': typeof/gm)].map(([, path]) => path!);
