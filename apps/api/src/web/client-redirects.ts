import type { NextFunction, Request, Response } from 'express';

/** Addresses that apps for compatible servers build, with the group in front. */
const addresses: [RegExp, (rest: string) => string][] = [
  [/^\/g\/[^/]+\/shared\/r\/([^/]+)\/?$/, (id) => `/shared/recipes/${id}`],
  [/^\/g\/[^/]+\/r\/([^/]+)\/?$/, (slug) => `/recipe/${slug}`],
  [/^\/g\/[^/]+(?:\/recipes\/all)?\/?$/, () => '/'],
];

export function redirectForeignAddresses(request: Request, response: Response, next: NextFunction): void {
  for (const [pattern, target] of addresses) {
    const match = pattern.exec(request.path);
    if (match) return response.redirect(302, target(match[1] ?? '') + queryOf(request));
  }
  next();
}

function queryOf({ originalUrl }: Request): string {
  const start = originalUrl.indexOf('?');
  return start < 0 ? '' : originalUrl.slice(start);
}
