import { hash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Express, RequestHandler, Response as ExpressResponse } from 'express';
import type { Authenticator } from '#identity';

/** State shared by the API calls of one page. */
export interface SsrRequest {
  /** The session of the page's visitor, looked up once. */
  session?: ReturnType<Authenticator['bySession']>;
  /** True if each response needs an ETag. */
  needsTags?: boolean;
  /** Address of the caller, for limits and the audit log. */
  address?: string | undefined;
}

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Express declares the type of requests there
  namespace Express {
    interface Request {
      ssrRequest?: SsrRequest;
    }
  }
}

/**
 * fetch() for pages during rendering: API calls stay in this process and run through the whole application. Uses real message objects
 * without a connection, because libraries that imitate them patch prototypes of real requests.
 */
export function ssrFetch(app: Express): (request: Request, page?: SsrRequest) => Promise<Response> {
  return async (request, page = {}) => {
    const incoming = Object.assign(await incomingMessage(request, page.address), { ssrRequest: page });
    return new Promise((resolve) => app(incoming, capturedResponse(incoming, resolve)));
  };
}

/** Skips middleware for in-process requests, because the page's own request has passed it. */
export const networkOnly =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    request.ssrRequest ? next() : handler(request, response, next);

async function incomingMessage(request: Request, address = '127.0.0.1'): Promise<IncomingMessage> {
  const { pathname, search } = new URL(request.url);
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const incoming = new IncomingMessage(socket);
  incoming._read = () => undefined;
  Object.assign(incoming, { method: request.method, url: pathname + search });
  incoming.headers = Object.fromEntries(request.headers);
  if (request.body) {
    const body = Buffer.from(await request.arrayBuffer());
    // readers of bodies skip requests without a length
    incoming.headers['content-length'] = String(body.length);
    incoming.push(body);
  }
  incoming.push(null);
  incoming.complete = true;
  return incoming;
}

/** Collects the body of a response instead of sending it. */
function capturedResponse(
  incoming: IncomingMessage & { ssrRequest: SsrRequest },
  resolve: (response: Response) => void,
): ServerResponse {
  const outgoing = new ServerResponse(incoming);
  const chunks: Buffer[] = [];
  const finish = (text: string) => {
    resolve(toResponse(outgoing, text));
    outgoing.emit('finish');
    outgoing.emit('close');
  };
  const take = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8'));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  outgoing.write = (chunk: unknown, encoding?: unknown) => {
    take(chunk, encoding);
    return true;
  };
  outgoing.end = (chunk?: unknown, encoding?: unknown) => {
    take(chunk, encoding);
    if (!outgoing.headersSent) outgoing.writeHead(outgoing.statusCode);
    finish(Buffer.concat(chunks).toString());
    return outgoing;
  };
  return Object.assign(outgoing, {
    send(this: ExpressResponse, body: unknown) {
      // Express would convert the text to bytes, which would be decoded again
      if (typeof body !== 'string') return Object.getPrototypeOf(this).send.call(this, body);
      if (incoming.ssrRequest.needsTags && !this.hasHeader('etag'))
        this.setHeader('etag', `"${hash('sha1', body, 'base64url')}"`);
      finish(body);
      return this;
    },
  });
}

/** Response headers that pages read. */
const READ_HEADERS = ['content-type', 'etag', 'retry-after'];

/** Provides text and JSON only, which is all that the pages' client reads; a byte stream would cost more. */
function toResponse(outgoing: ServerResponse, content: string): Response {
  const headers = READ_HEADERS.flatMap((name): [string, string][] => {
    const value = outgoing.getHeader(name);
    return value === undefined ? [] : [[name, String(value)]];
  });
  return Object.assign(new Response(null, { status: outgoing.statusCode, headers }), {
    text: () => Promise.resolve(content),
    json: () => Promise.resolve(content).then(JSON.parse),
  });
}
