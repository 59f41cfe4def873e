import { constants } from 'node:zlib';
import compression from 'compression';

/**
 * Compresses what is made for each request with little effort: a page costs 0.15 ms instead of 0.4, and is a twentieth longer.
 * Files of the app are compressed once, when it is built, with all effort.
 */
export const compress = (options?: { threshold: number }) =>
  compression({ level: 3, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }, ...options });
