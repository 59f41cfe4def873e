import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import sharp from 'sharp';
import { pages } from './pages.ts';

const picture = (background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();

const send = (response: ServerResponse, type: string, body: string | Buffer) =>
  response.writeHead(200, { 'content-type': type }).end(body);

/** Name of the cookie of people who have signed in to the site. */
export const memberCookie = 'member';
/** Allows nothing, as strict sites do. */
const strictPolicy = "default-src 'none'; form-action 'none'";

/**
 * A web site with the recipe pages of pages.ts and pictures under /<colour>.jpg. Pages under /slow/ are answered slowly, those under
 * /members/ only to people who have signed in.
 */
export async function startSite(port: number): Promise<void> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', `http://127.0.0.1:${port}`);
    const colour = /^\/(\w+)\.jpg$/.exec(pathname)?.[1];
    const slow = pathname.startsWith('/slow/');
    const forMembers = pathname.startsWith('/members/');
    const isMember = request.headers.cookie?.includes(memberCookie);
    const page = pages[pathname.replace(/^\/(?:slow|members)(?=\/)/, '')];
    if (forMembers) response.setHeader('content-security-policy', strictPolicy);
    if (forMembers && !isMember) return void response.writeHead(403).end('Members only');
    // corrections are remembered: each test needs lines of its own
    const html = page?.replaceAll('{site}', `http://127.0.0.1:${port}`).replaceAll('{new}', randomUUID().slice(0, 8));
    if (html) setTimeout(() => send(response, 'text/html; charset=utf-8', html), slow ? 2000 : 0);
    else if (colour) void picture(colour).then((bytes) => send(response, 'image/jpeg', bytes));
    else response.writeHead(404).end('There is no such page');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
}
