import type { NestExpressApplication } from '@nestjs/platform-express';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { document } from '#contract/document';

const POLICY = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";

/** Swagger UI over the published contract. */
export function serveDocs(app: NestExpressApplication): void {
  app.use('/docs', (_: Request, response: Response, next: NextFunction) => {
    response.setHeader('content-security-policy', POLICY);
    next();
  });
  SwaggerModule.setup('docs', app, document as unknown as OpenAPIObject, {
    raw: false,
    customSiteTitle: 'Tureen API',
    swaggerOptions: { deepLinking: true },
  });
}
