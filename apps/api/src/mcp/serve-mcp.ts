import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type Express, json, type Request, type RequestHandler, type Response } from 'express';
import { ApiProblem, createTureenClient, type TureenClient } from '#client';
import { document } from '#contract/document';
import { isInScope } from '#contract/token-scopes';
import { Authenticator } from '#identity';
import { type Actor, Log, negotiateLocale, Problem, Unauthorized } from '#platform';
import { assertJsonLimits, runParser } from '../contract/request/body-reader.ts';
import { prepareErrorResponse } from '../contract/response/problem.filter.ts';
import { bearerToken } from '../identity/credentials.ts';
import { ssrFetch } from '../web/ssr-fetch.ts';
import { TOOLS } from './tools.ts';

const MAX_BODY_MEGABYTES = 1;
/** Streams for changes of the tools. They never change while a server runs, so few are enough. */
const MAX_SUBSCRIPTIONS = 20;

/**
 * Serves the Model Context Protocol over streamable HTTP. Each request has a server of its own, so that any process can answer
 * it. Tools call the API within this process with the token of the caller, whose rights, scope and limits hold for them.
 */
export function serveMcp(app: NestExpressApplication): RequestHandler {
  const express: Express = app.getHttpAdapter().getInstance();
  const call = ssrFetch(express);
  const log = app.get(Log);
  const parser = json({ limit: `${MAX_BODY_MEGABYTES}mb`, verify: (_, __, bytes) => assertJsonLimits(bytes) });
  return async (request: Request, response: Response): Promise<void> => {
    const token = bearerToken(request);
    const locale = negotiateLocale(request.headers['accept-language']);
    const actor = token ? await app.get(Authenticator, { strict: false }).byApiToken(token, locale) : undefined;
    if (!token || !actor) {
      const problem = new Unauthorized(token ? 'auth.couldNotValidate' : 'auth.notAuthenticated');
      response.json(prepareErrorResponse(problem, request, response));
      return;
    }
    await runParser(parser, request, response).catch((error: unknown) => {
      throw isTooLarge(error) ? new Problem(413, 'errors.tooLarge', { megabytes: MAX_BODY_MEGABYTES }) : error;
    });
    const api = createTureenClient({
      baseUrl: 'http://localhost',
      token,
      language: () => locale,
      fetch: (inner) => call(inner, { address: request.ip }),
    });
    const handler = createMcpHandler(() => makeServer(api, actor), {
      maxSubscriptions: MAX_SUBSCRIPTIONS,
      onerror: (error) => log.warn('A request to /mcp could not be answered', error),
    });
    const aborted = new AbortController();
    response.on('close', () => {
      aborted.abort();
      void handler.close();
    });
    await send(response, await handler.fetch(toWebRequest(request, aborted.signal), { parsedBody: request.body }));
  };
}

const isTooLarge = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 413;

function makeServer(api: TureenClient, { scope = 'write' }: Pick<Actor, 'scope'>): McpServer {
  const server = new McpServer({ name: 'tureen', title: 'Tureen', version: document.info.version });
  const tools = TOOLS.filter(({ operations }) => operations.every((id) => isInScope(scope, id)));
  for (const { name, title, description, input, annotations, run } of tools)
    server.registerTool(name, { title, description, inputSchema: input, annotations }, async (values) => {
      try {
        return { content: [{ type: 'text', text: JSON.stringify(await run(api, values)) }] };
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        return { isError: true, content: [{ type: 'text', text: describeProblem(error) }] };
      }
    });
  return server;
}

function describeProblem({ status, message, errors }: ApiProblem): string {
  const fields = Object.entries(errors).map(([field, messages]) => `${field}: ${messages.join(' ')}`);
  return [`${status} ${message}`, ...fields].join('\n');
}

/** The body is passed parsed, because a limit that ends reading would reset the connection. */
function toWebRequest(request: Request, signal: AbortSignal): globalThis.Request {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new globalThis.Request(`http://localhost${request.originalUrl}`, { method: request.method, headers, signal });
}

async function send(response: Response, answer: globalThis.Response): Promise<void> {
  response.status(answer.status).setHeaders(answer.headers).setHeader('cache-control', 'no-store');
  if (!answer.body) return void response.end();
  const body = Readable.fromWeb(answer.body as ReadableStream);
  // the client has gone, or the server is being stopped
  body.on('error', () => response.destroy());
  body.pipe(response);
}
