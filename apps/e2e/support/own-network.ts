import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect as connectTo, type Socket } from 'node:net';
import type { BrowserContext, BrowserContextOptions } from '@playwright/test';

/**
 * A network for one browser context, which `setOffline` cuts: Playwright leaves service workers online, so that they would answer
 * a page that is offline from the server.
 */
export async function ownNetwork(): Promise<{
  options: BrowserContextOptions;
  connect: (context: BrowserContext) => void;
}> {
  let isCut = false;
  const proxy = createServer((asked, answer) => {
    if (isCut) asked.socket.destroy();
    else forward(asked, answer);
  });
  // requests that the test itself makes, which `setOffline` does not stop either
  proxy.on('connect', ({ url = '' }: IncomingMessage, socket: Socket) => tunnel(url, socket));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;

  const connect = (context: BrowserContext) => {
    const setOffline = context.setOffline.bind(context);
    context.setOffline = async (isOffline) => {
      isCut = isOffline;
      await setOffline(isOffline);
    };
    context.on('close', () => {
      proxy.close();
      proxy.closeAllConnections();
    });
  };
  return { options: { proxy: { server: `http://127.0.0.1:${port}` } }, connect };
}

function forward(asked: IncomingMessage, answer: ServerResponse): void {
  const onward = request(asked.url ?? '', { method: asked.method, headers: asked.headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
    answer.on('close', () => got.destroy());
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}

function tunnel(address: string, socket: Socket): void {
  const [host, port] = address.split(':');
  const onward = connectTo(Number(port), host, () => {
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    onward.pipe(socket).pipe(onward);
  });
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
  socket.on('close', () => onward.destroy());
}
