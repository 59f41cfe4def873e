import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { document, operationOf, parametersOf } from '#contract/document';
import { type Person, setUp, signIn, startApp, type TestApp } from '../support/app.ts';
import { operationIds } from '../support/examples.ts';
import { AREAS } from './areas.ts';

let test: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  admin = await setUp(test.url);
});
afterAll(() => test.stop());

interface Row {
  operationId?: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: object };
}

/** One line an operation: verb, path, id, parameters, and the media types of the body. */
const line = (
  method: string,
  path: string,
  id: string,
  parameters: { name: string; in: string }[],
  body?: { content: object },
) =>
  `${method} ${path} ${id} (${parameters
    .map((parameter) => `${parameter.in}:${parameter.name}`)
    .sort()
    .join(' ')}) ${Object.keys(body?.content ?? {}).join()}`;

it('serves exactly the operations of the contract', () => {
  const emitted = SwaggerModule.createDocument(test.app, new DocumentBuilder().build(), { ignoreGlobalPrefix: true });
  const served = Object.entries(emitted.paths as Record<string, Record<string, Row>>).flatMap(([path, item]) =>
    Object.entries(item).map(([method, row]) =>
      line(method, path, row.operationId ?? '', row.parameters ?? [], row.requestBody),
    ),
  );
  const written = Object.entries(document.paths).flatMap(([path, { parameters: _, ...item }]) =>
    Object.entries(item).map(([method, operation]) => {
      const id = operation['x-alias-of'] ?? operation.operationId;
      return line(method, path, id, parametersOf(id), operation.requestBody);
    }),
  );
  expect(served.sort()).toEqual(written.sort());
});

it('has a spec file for the operations of every tag', () => {
  const tags = operationIds.flatMap((id) => operationOf(id).tags);
  expect([...new Set(tags)].sort()).toEqual(Object.values(AREAS).flat().sort());
});

it('signs in by e-mail as well', async () => {
  expect((await signIn(test.url, 'ADA@example.com')).id).toBe(admin.id);
});
