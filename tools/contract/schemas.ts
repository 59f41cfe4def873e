/** Derives schemas from one another, so that a field of a resource is written once. */
import { operationsOf, refName, type Document, type Schema } from './document.ts';

type Schemas = Record<string, Schema>;

export function deriveSchemas(document: Document): void {
  const { schemas } = document.components;
  for (const schema of Object.values(schemas)) extend(schema, schemas);
  delete schemas['GroupRow'];
  const derived = Object.entries(schemas).map(([name, schema]) => [name, derive(schema, schemas)] as const);
  for (const [name, schema] of derived) schemas[name] = schema;
  for (const schema of Object.values(schemas)) {
    nameContent(schema, schemas);
    addKinds(schema, schemas);
  }
}

/** `x-kinds-of` adds the values that `kind` has in another schema, except those of `x-without`. */
function addKinds({ properties }: Schema, schemas: Schemas): void {
  for (const { items } of Object.values(properties ?? {})) {
    const { 'x-kinds-of': name, 'x-without': without = [] } = items ?? {};
    if (!items || !name) continue;
    delete items['x-kinds-of'];
    delete items['x-without'];
    const kinds = source(name, schemas).properties?.['kind']?.enum ?? [];
    items.enum = [...kinds.filter((kind) => !without.includes(String(kind))), ...(items.enum ?? [])];
  }
}

/** Removes the marks that only the tools read. */
export function dropMarks(document: Document): void {
  for (const { properties } of Object.values(document.components.schemas))
    for (const [key, property] of Object.entries(properties ?? {})) {
      const { 'x-detail': _, 'x-not-content': __, ...rest } = property;
      properties![key] = rest;
    }
}

/** @returns the properties that people write and that a version, a copy or a file of the resource keeps */
export function contentOf(schema: Schema): [string, Schema][] {
  return Object.entries(schema.properties ?? {}).filter(([, one]) => !one.readOnly && !one['x-not-content']);
}

/** `x-content-of` allows the names of the content of another schema. */
function nameContent({ properties }: Schema, schemas: Schemas): void {
  for (const { items } of Object.values(properties ?? {})) {
    const { 'x-content-of': name } = items ?? {};
    if (!items || !name) continue;
    delete items['x-content-of'];
    items.enum = contentOf(source(name, schemas)).map(([key]) => key);
  }
}

function derive(schema: Schema, schemas: Schemas): Schema {
  if (schema['x-page-of']) return pageSchema(schema['x-page-of']);
  if (schema['x-summary-of']) return summary(schema, source(schema['x-summary-of'], schemas));
  if (schema['x-partial-of']) return partial(schema, source(schema['x-partial-of'], schemas));
  return schema;
}

function source(name: string, schemas: Schemas): Schema {
  const found = schemas[name];
  if (!found) throw new Error(`${name} is not a schema, but another one is derived from it`);
  return found;
}

/** Takes over the properties of another schema. */
function extend(schema: Schema, schemas: Schemas): void {
  const { 'x-extends': base, ...own } = schema;
  if (!base) return;
  delete schema['x-extends'];
  const from = source(base, schemas);
  extend(from, schemas);
  schema.properties = { ...from.properties, ...own.properties };
}

/** Derives the schema of list items: all properties except those marked `x-detail`. */
function summary({ 'x-summary-of': _, ...own }: Schema, of: Schema): Schema {
  const shown = Object.entries(of.properties ?? {}).filter(([, property]) => !property['x-detail']);
  return { type: 'object', ...own, properties: Object.fromEntries(shown) };
}

/** Copies a schema without read-only properties and without required ones; own properties win. */
function partial({ 'x-partial-of': _, 'x-without': without = [], ...own }: Schema, of: Schema): Schema {
  const kept = Object.entries(of.properties ?? {}).filter(
    ([key, property]) => !property.readOnly && !without.includes(key),
  );
  return { type: 'object', ...own, properties: { ...Object.fromEntries(kept), ...own.properties } };
}

const pageSchema = (name: string): Schema => ({
  type: 'object',
  properties: {
    page: { type: 'integer' },
    per_page: { type: 'integer' },
    total: { type: 'integer' },
    total_is_minimum: {
      type: 'boolean',
      'x-optional': true,
      description:
        'True if a search has found more rows than it counts, which are 10,000 or those up to the next page; `total_pages` grows with them. `page=-1` and `perPage=0` count all.',
    },
    total_pages: { type: 'integer' },
    items: { type: 'array', items: { $ref: `#/components/schemas/${name}` } },
    next: { type: ['string', 'null'], description: 'Path and query of the next page, without /api.' },
    previous: { type: ['string', 'null'], description: 'Path and query of the page before, without /api.' },
  },
});

/**
 * Makes all properties of responses required, except those marked `x-optional`. Schemas of requests keep their own list,
 * because required fields of a request are a decision.
 */
export function requireAnswers(document: Document): void {
  const { schemas } = document.components;
  const sent = new Set<string>();
  const answered = new Set<string>();
  for (const { operation } of operationsOf(document)) {
    for (const media of Object.values(operation.requestBody?.content ?? {})) reach(media.schema, schemas, sent);
    for (const response of Object.values(operation.responses)) {
      const { content } = response.$ref ? document.components.responses[refName(response.$ref)]! : response;
      for (const media of Object.values(content ?? {})) reach(media.schema, schemas, answered);
    }
  }
  for (const name of answered) if (!sent.has(name)) requireAll(schemas[name]!);
}

function requireAll(schema: Schema): void {
  if (!schema.properties) return;
  schema.required = Object.entries(schema.properties)
    .filter(([, property]) => !property.writeOnly && !property['x-optional'])
    .map(([key]) => key);
  for (const [key, { 'x-optional': _, ...property }] of Object.entries(schema.properties)) {
    schema.properties[key] = property;
    if (!property.$ref) requireAll(property);
  }
}

/** Names of the schemas that a schema refers to, directly or through others. */
function reach(schema: Schema | undefined, schemas: Schemas, found: Set<string>): void {
  if (!schema) return;
  if (schema.$ref) {
    const name = refName(schema.$ref);
    if (found.has(name)) return;
    found.add(name);
    return reach(schemas[name], schemas, found);
  }
  for (const inner of [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) reach(inner, schemas, found);
  for (const property of Object.values(schema.properties ?? {})) reach(property, schemas, found);
  if (typeof schema.additionalProperties === 'object') reach(schema.additionalProperties, schemas, found);
}
