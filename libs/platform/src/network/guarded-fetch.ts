import { Injectable } from '@nestjs/common';
import { parseSetCookie } from 'cookie';
import { Agent, type Dispatcher, request } from 'undici';
import { readCapped } from './capped-body.ts';
import { Environment } from '../environment.ts';
import { type CheckedAddress, checkedAddresses, isRefused } from './network-address.ts';
import { BadRequest, Problem, Timeout } from '../errors/problem.ts';

export interface FetchOptions {
  /** Value of the Accept header. */
  accept?: string;
  /** Maximum size of the decompressed body in bytes; 10 MB by default. */
  maxBytes?: number;
  /** Total time for name look-up, redirects and body, in milliseconds; 20 s by default. */
  timeoutMs?: number;
  headers?: Record<string, string>;
}

export interface SendOptions extends Pick<FetchOptions, 'headers' | 'timeoutMs'> {
  method?: 'POST' | 'PUT';
  body: string | Uint8Array;
}

export interface ExchangeOptions {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string | null | undefined;
  /** Host (with a non-default port) that the operator configured for this purpose. */
  trusted: string;
}

export interface FetchedResource {
  status: number;
  /** Final address after redirects. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  /** Lower case, without parameters; empty if missing. */
  contentType: string;
}

/** Response of another server to a delivery. */
export interface SendResult {
  status: number;
  body: Buffer;
}

const maxRedirects = 5;
/** Maximum bytes of a response to a sent request, which is hardly ever read. */
const MAX_RESPONSE_BYTES = 1_000_000;

/** Many sites respond with an error page to clients that do not look like a browser. */
const browserHeaders = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.5',
  'accept-encoding': 'gzip, deflate, br',
  'upgrade-insecure-requests': '1',
};

type Answer = Dispatcher.ResponseData;

/** Some sites set a cookie and redirect to the same page; without the cookie that would be a loop. */
class Cookies {
  private readonly byHost = new Map<string, Map<string, string>>();

  keep(url: URL, answer: Answer): void {
    const cookies = this.byHost.get(url.host) ?? new Map<string, string>();
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const { name, value = '' } = parseSetCookie(line, { decode: (text) => text });
      if (name && cookies.size < 50) cookies.set(name, value);
    }
    this.byHost.set(url.host, cookies);
  }

  header(url: URL): string {
    return [...(this.byHost.get(url.host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

/** Connects only to the checked addresses, even if the name resolves differently by then. */
function agentFor(addresses: CheckedAddress[], timeoutMs: number): Agent {
  return new Agent({
    connections: 1,
    connect: {
      timeout: timeoutMs,
      lookup: (_host, options, callback) => {
        const [first] = addresses;
        if (options.all) callback(null, addresses);
        else callback(null, first?.address ?? '', first?.family);
      },
    },
  });
}

function parse(url: string, base?: URL): URL {
  const parsed = URL.parse(url, base?.href);
  if (!parsed) throw new BadRequest('fetch.refused', { host: url.slice(0, 200) });
  parsed.hash = '';
  return parsed;
}

/** Hides the network's own error from the caller, because it could tell what an internal address answers. */
function asProblem(error: unknown, url: string): Problem {
  if (error instanceof Problem) return error;
  const { name, code }: { name?: string; code?: string } = Object(error);
  const timedOut = name === 'TimeoutError' || name === 'AbortError' || code?.endsWith('_TIMEOUT');
  const host = URL.parse(url)?.hostname ?? url;
  return timedOut ? new Timeout('fetch.timeout', { host }) : new BadRequest('fetch.failed', { host });
}

/** Without the headers that decompression makes invalid. */
const headerList = (headers: Answer['headers']): [string, string][] =>
  Object.entries(headers).flatMap(([name, values]) =>
    name === 'content-encoding' || name === 'content-length'
      ? []
      : [values ?? []].flat().map((value): [string, string] => [name, value]),
  );

async function withTimeout<R>(timeoutMs: number, url: string, work: (signal: AbortSignal) => Promise<R>): Promise<R> {
  const signal = AbortSignal.timeout(timeoutMs);
  const timeout = new Promise<never>((_resolve, reject) => {
    // A name lookup cannot be aborted, so that the timeout has to win a race against it.
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([work(signal), timeout]);
  } catch (error) {
    throw asProblem(error, url);
  }
}

/**
 * HTTP client for addresses that users enter. Refuses addresses outside the public internet, also after redirects, unless
 * FETCH_ALLOWED_HOSTS names them.
 *
 * @throws BadRequest `fetch.refused`, `fetch.failed`, `fetch.redirects` or `fetch.tooLarge`; Timeout `fetch.timeout`
 */
@Injectable()
export class GuardedFetch {
  constructor(private readonly environment: Environment) {}

  /** Returns the host of an address that is refused whatever its name resolves to, to say so before it is stored. */
  refusedHost(url: string): string | undefined {
    const parsed = parse(url);
    return isRefused(parsed, this.environment.FETCH_ALLOWED_HOSTS) ? parsed.hostname : undefined;
  }

  async get(url: string, options: FetchOptions = {}): Promise<FetchedResource> {
    // parsed first: if parsing threw later, the rejection of the timeout would be unhandled
    const start = parse(url);
    return withTimeout(options.timeoutMs ?? 20_000, url, (signal) => this.follow(start, options, signal));
  }

  /** Sends a request and returns the status. Redirects are not followed, because receivers are configured explicitly. */
  async send(
    url: string,
    { method = 'POST', body, headers = {}, timeoutMs = 15_000 }: SendOptions,
  ): Promise<SendResult> {
    const start = parse(url);
    return withTimeout(timeoutMs, url, async (signal) => {
      const agent = agentFor(await checkedAddresses(start, this.environment.FETCH_ALLOWED_HOSTS), timeoutMs);
      try {
        const allHeaders = { 'user-agent': 'Tureen', ...headers };
        const answer = await request(start, { dispatcher: agent, signal, method, body, headers: allHeaders });
        const encoding = [answer.headers['content-encoding'] ?? ''].flat()[0] ?? '';
        return { status: answer.statusCode, body: await readCapped(answer.body, encoding, MAX_RESPONSE_BYTES) };
      } finally {
        void agent.destroy();
      }
    });
  }

  /** Sends one request and returns status, headers and body; redirects are not followed. */
  async exchange(
    url: string,
    { method, headers, body = null, trusted }: ExchangeOptions,
  ): Promise<{ status: number; headers: [string, string][]; body: Buffer }> {
    const start = parse(url);
    return withTimeout(15_000, url, async (signal) => {
      const hosts = [...this.environment.FETCH_ALLOWED_HOSTS, trusted];
      const agent = agentFor(await checkedAddresses(start, hosts), 15_000);
      try {
        const allHeaders = { 'user-agent': 'Tureen', ...headers };
        const answer = await request(start, { dispatcher: agent, signal, method, body, headers: allHeaders });
        const encoding = [answer.headers['content-encoding'] ?? ''].flat()[0] ?? '';
        const read = await readCapped(answer.body, encoding, MAX_RESPONSE_BYTES);
        return { status: answer.statusCode, headers: headerList(answer.headers), body: read };
      } finally {
        void agent.destroy();
      }
    });
  }

  private async follow(start: URL, options: FetchOptions, signal: AbortSignal): Promise<FetchedResource> {
    const cookies = new Cookies();
    const seen = new Set<string>();
    let url = start;
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const visit = `${url.href} ${cookies.header(url)}`;
      if (seen.has(visit)) break;
      seen.add(visit);
      const result = await this.visit(url, options, signal, cookies);
      if (!(result instanceof URL)) return result;
      url = result;
    }
    throw new BadRequest('fetch.redirects', { host: start.hostname });
  }

  /** Makes one request. Returns the resource, or the address it redirects to. */
  private async visit(
    url: URL,
    options: FetchOptions,
    signal: AbortSignal,
    cookies: Cookies,
  ): Promise<FetchedResource | URL> {
    const agent = agentFor(
      await checkedAddresses(url, this.environment.FETCH_ALLOWED_HOSTS),
      options.timeoutMs ?? 20_000,
    );
    try {
      const answer = await request(url, {
        dispatcher: agent,
        signal,
        headers: this.headers(url, options, cookies),
      });
      cookies.keep(url, answer);
      const location = answer.statusCode >= 300 && answer.statusCode < 400 && answer.headers.location;
      if (location) return parse([location].flat()[0] ?? '', url);
      return await this.resource(url, answer, options);
    } finally {
      void agent.destroy();
    }
  }

  private headers(url: URL, options: FetchOptions, cookies: Cookies): Record<string, string> {
    const cookie = cookies.header(url);
    return {
      ...browserHeaders,
      ...(options.accept && { accept: options.accept }),
      ...options.headers,
      ...(cookie && { cookie }),
    };
  }

  private async resource(url: URL, answer: Answer, options: FetchOptions): Promise<FetchedResource> {
    const header = (name: string) => [answer.headers[name] ?? ''].flat()[0] ?? '';
    const body = await readCapped(answer.body, header('content-encoding'), options.maxBytes ?? 10_000_000);
    const contentType = (header('content-type').split(';')[0] ?? '').trim().toLowerCase();
    return { status: answer.statusCode, url: url.href, headers: answer.headers, body, contentType };
  }
}
