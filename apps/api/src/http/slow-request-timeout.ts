import type { NextFunction, Request, Response } from 'express';
import { Timeout } from '#platform';
import { prepareErrorResponse } from '../contract/response/problem.filter.ts';

const CHECK_MS = 5_000;
/** 2 kB per second, slower than any usable connection. */
const MIN_BYTES = 10_000;

/**
 * Aborts requests whose bodies have stalled, which would hold connections and memory. A body that keeps arriving may take any time and
 * size.
 */
export function abortSlowRequests(request: Request, response: Response, next: NextFunction): void {
  if (!request.headers['content-length'] && !request.headers['transfer-encoding']) return next();
  const { socket } = request;
  let before = socket.bytesRead;
  const watch = setInterval(() => {
    if (request.complete) return clearInterval(watch);
    const arrived = socket.bytesRead - before;
    before = socket.bytesRead;
    if (arrived >= MIN_BYTES) return;
    clearInterval(watch);
    if (response.headersSent) return void socket.destroy();
    response.setHeader('connection', 'close');
    response.once('finish', () => socket.destroy());
    response.json(prepareErrorResponse(new Timeout(), request, response));
  }, CHECK_MS).unref();
  response.once('close', () => clearInterval(watch));
  next();
}
