import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const BUCKET_KEY = { id: 'tureen-key', secret: 'the secret of the key' };

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Signature of a request by version 4 of AWS's rules. */
function signatureOf(request: IncomingMessage, url: URL): string {
  const parts = /Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(
    request.headers.authorization ?? '',
  );
  const [scope, signed] = [parts?.[1] ?? '', parts?.[2] ?? ''];
  const query = [...url.searchParams]
    .map(([name, value]) => [name, value].map((text) => encodeURIComponent(text)).join('='))
    .sort()
    .join('&');
  const headers = signed
    .split(';')
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
    .join('');
  const canonical = [
    request.method,
    url.pathname,
    query,
    headers,
    signed,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${BUCKET_KEY.secret}`);
  return hmac(key, text).toString('hex');
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Starts a server with one bucket that supports the needed part of S3 and refuses requests with a wrong signature. */
export async function startBucket() {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const state = { parts: 0, refused: 0, isBroken: false };
  const xml = (response: ServerResponse, status: number, text: string) =>
    void response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${text}`);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, 'http://bucket');
    const body = await bodyOf(request);
    const claimed = /Signature=(\w+)/.exec(request.headers.authorization ?? '')?.[1];
    const sum = request.headers['x-amz-content-sha256'];
    if (state.isBroken)
      return xml(response, 403, '<Error><Code>AccessDenied</Code><Message>No entry</Message></Error>');
    if (claimed !== signatureOf(request, url) || (sum !== 'UNSIGNED-PAYLOAD' && sum !== sha256(body))) {
      state.refused++;
      return xml(response, 403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
    const key = decodeURIComponent(url.pathname.replace(/^\/[^/]+\/?/, ''));
    const upload = url.searchParams.get('uploadId') ?? '';
    const etag = { etag: `"${sha256(body).slice(0, 32)}"` };
    if (!key) return xml(response, 200, listing(url.searchParams.get('prefix') ?? ''));
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      uploads.set(key, new Map());
      return xml(
        response,
        200,
        `<InitiateMultipartUploadResult><UploadId>${key}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (request.method === 'PUT' && upload) {
      state.parts++;
      uploads.get(upload)!.set(Number(url.searchParams.get('partNumber')), body);
      return void response.writeHead(200, etag).end();
    }
    if (request.method === 'POST') {
      const parts = [...uploads.get(upload)!].sort(([a], [b]) => a - b).map(([, part]) => part);
      objects.set(key, Buffer.concat(parts));
      return xml(response, 200, '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>');
    }
    if (request.method === 'PUT') objects.set(key, body);
    if (request.method === 'DELETE') return void (objects.delete(key), response.writeHead(204).end());
    const object = objects.get(key);
    if (!object) return xml(response, 404, '<Error><Code>NoSuchKey</Code></Error>');
    response.writeHead(200, etag).end(request.method === 'GET' ? object : undefined);
  }

  const listing = (prefix: string) =>
    `<ListBucketResult><IsTruncated>false</IsTruncated>${[...objects]
      .filter(([key]) => key.startsWith(prefix))
      .map(
        ([key, { length }]) =>
          `<Contents><Key>${key}</Key><Size>${length}</Size><LastModified>2026-11-22T02:00:00.000Z</LastModified></Contents>`,
      )
      .join('')}</ListBucketResult>`;

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, objects, state, stop: () => void server.close() };
}
