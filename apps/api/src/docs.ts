import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type Request, type Response } from 'express';

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tureen API</title><link rel="stylesheet" href="/docs/swagger-ui.css"></head>
<body><div id="swagger-ui"></div><script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body></html>`;
const START = "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true });";
const POLICY = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";

/** Found, not imported: its entry would load all of the browser's script into the server. */
const folder = () => dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));

/** Swagger UI over the published contract. */
export function serveDocs(app: NestExpressApplication): void {
  const send = (type: string, text: string) => (_: Request, response: Response) =>
    void response.setHeader('content-security-policy', POLICY).type(type).send(text);
  app.use('/docs/start.js', send('js', START));
  app.use('/docs', express.static(folder(), { index: false, redirect: false, maxAge: '1d' }), send('html', PAGE));
}
