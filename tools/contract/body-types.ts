import { operationsOf, type Document } from './document.ts';

/** Writes which operations take a body with files, for the client. */
export function renderBodyTypes(document: Document): string {
  const names = operationsOf(document).flatMap(({ method, path, operation }) =>
    operation.requestBody?.content['multipart/form-data'] ? [`${method.toUpperCase()} ${path}`] : [],
  );
  return `/** Operations whose body is multipart/form-data. */\nexport const MULTIPART = new Set<string>(${JSON.stringify(names)});\n`;
}
