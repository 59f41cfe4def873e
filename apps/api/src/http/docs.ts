import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { document } from '#contract/document';

const POLICY = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";

/** Swagger UI over the published contract. */
export function serveDocs(app: NestExpressApplication): void {
  app.use('/docs', ({ path }: Request, response: Response, next: NextFunction) => {
    response.setHeader('content-security-policy', POLICY);
    if (path === '/index.html') response.redirect('/docs');
    else next();
  });
  SwaggerModule.setup('docs', app, Object.assign(new DocumentBuilder().build(), document), {
    raw: false,
    customSiteTitle: 'Tureen API',
    swaggerOptions: { deepLinking: true },
  });
}
