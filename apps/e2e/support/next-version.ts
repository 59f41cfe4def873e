import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { productPort } from './settings.ts';

/** The product behind an address of its own, which can get a new version and stop taking changes. */
export interface Deployment {
  url: string;
  /** Renames all files of the app and removes the former ones. */
  deploy: () => void;
  /** Whether changes are answered with 503. */
  refuseChanges: (refuses: boolean) => void;
  /** The next change is the last thing that is answered, until it is back. */
  leaveAfterChange: () => void;
  comeBack: () => void;
  close: () => void;
}

const PREFIX = 'next-';
const isText = (type = '') => /^(text\/|application\/(javascript|json|manifest))/.test(type);
/** Every file of the app by its name, and what the service worker has with a revision of its own. */
const renamed = (text: string): string =>
  text
    .replaceAll(/(assets\/|["'`]\.\/)(?=[\w$.-]+-[\w-]{8}\.\w)/g, `$1${PREFIX}`)
    .replaceAll(/("revision":")/g, `$1${PREFIX}`);

export async function startDeployment(): Promise<Deployment> {
  let isNext = false;
  let isClosed = false;
  let presence: 'here' | 'leaving' | 'away' = 'here';
  const open = new Set<ServerResponse>();
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const isChange = method !== 'GET' && url.startsWith('/api/groups/');
    const name = /^\/assets\/(.*)$/.exec(url)?.[1];
    if (presence === 'away') return void outgoing.destroy();
    if (isChange && presence === 'leaving') {
      presence = 'away';
      for (const one of open) one.destroy();
    }
    if (isChange && isClosed) return void outgoing.writeHead(503).end();
    if (name && name.startsWith(PREFIX) !== isNext) return void outgoing.writeHead(404).end();
    const path = name && isNext ? `/assets/${name.slice(PREFIX.length)}` : url;
    // compressed text could not be changed, and 304 would be about the text of before
    const { 'accept-encoding': _, 'if-none-match': __, ...sent } = headers;
    const upstream = request({ host: 'localhost', port: productPort, method, path, headers: sent });
    upstream.on('response', (answer) => void pass(answer, outgoing, isNext && !url.startsWith('/api/')));
    upstream.on('error', () => outgoing.destroy());
    open.add(outgoing);
    outgoing.on('close', () => {
      open.delete(outgoing);
      upstream.destroy();
    });
    incoming.pipe(upstream);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => void (isNext = true),
    refuseChanges: (refuses) => void (isClosed = refuses),
    leaveAfterChange: () => void (presence = 'leaving'),
    comeBack: () => void (presence = 'here'),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function pass(answer: IncomingMessage, outgoing: ServerResponse, isRenamed: boolean): Promise<void> {
  const { 'content-length': length, ...headers } = answer.headers;
  if (!isRenamed || !isText(headers['content-type'])) {
    outgoing.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(outgoing);
    return;
  }
  const text = renamed(Buffer.concat(await answer.toArray()).toString());
  outgoing.writeHead(answer.statusCode!, headers).end(text);
}
