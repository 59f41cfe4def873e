import { findBreakingChanges, outlineOf } from './breaking-changes.ts';

type Json = Record<string, unknown>;
const TEXT = { type: 'string' };
const object = (properties: Json, required: string[] = []) => ({ type: 'object', properties, required });
const json = (schema: object) => ({ description: 'x', content: { 'application/json': { schema } } });
const contract = ({ request = TEXT, answer = TEXT, paths = {}, schemas = {} }: Record<string, object>) => ({
  openapi: '3.1.0',
  info: { title: 'API', version: '1' },
  paths: { '/soups': { post: { requestBody: json(request), responses: { 201: json(answer) } } }, ...paths },
  components: { schemas },
});
const changed = (before: Record<string, object>, after: Record<string, object>) => {
  const found = findBreakingChanges(outlineOf(contract(before)), outlineOf(contract(after)));
  return [...new Set(found.map(({ place }) => place))];
};

const NULLABLE = { type: ['string', 'null'] };
const SOUP = { $ref: '#/components/schemas/Soup' };
const get = { get: { responses: { 200: json(TEXT) } } };

it.each([
  ['a field of an answer that is gone', { answer: object({ a: TEXT, b: TEXT }) }, { answer: object({ a: TEXT }) }],
  ['a field of an answer that can be null', { answer: object({ a: TEXT }) }, { answer: object({ a: NULLABLE }) }],
  ['a field of an answer that can be missing', { answer: object({ a: TEXT }, ['a']) }, { answer: object({ a: TEXT }) }],
  ['a further field that requests need', { request: object({}) }, { request: object({ a: TEXT }, ['a']) }],
  ['a field of requests that is gone', { request: object({ a: TEXT }) }, { request: object({}) }],
  ['null that requests cannot send', { request: object({ a: NULLABLE }) }, { request: object({ a: TEXT }) }],
  ['a shorter text', { request: { ...TEXT, maxLength: 9 } }, { request: { ...TEXT, maxLength: 5 } }],
])('finds %s', (_, before, after) => {
  expect(changed(before, after)).toEqual(['POST /soups']);
});

it('finds an address that is gone, and an alias that is gone', () => {
  const alias = { get: { operationId: 'listPiesAlias1', responses: { 200: json(TEXT) } } };
  expect(changed({ paths: { '/pies': get } }, {})).toEqual(['GET /pies']);
  expect(changed({ paths: { '/pies': alias } }, {})).toEqual(['GET /pies']);
});

it('names a schema that several operations use', () => {
  const [before, after] = [object({ a: TEXT }), object({ a: NULLABLE })];
  const found = changed({ answer: SOUP, schemas: { Soup: before } }, { answer: SOUP, schemas: { Soup: after } });
  expect(found).toContain('Soup');
});

it.each([
  ['a further field in answers', { answer: object({}) }, { answer: object({ a: TEXT }, ['a']) }],
  ['a narrower answer', { answer: object({ a: NULLABLE }) }, { answer: object({ a: TEXT }) }],
  ['null in requests', { request: object({ a: TEXT }) }, { request: object({ a: NULLABLE }) }],
  ['a further address', {}, { paths: { '/pies': get } }],
  ['another description', { answer: { ...TEXT, description: 'a' } }, { answer: { ...TEXT, description: 'b' } }],
])('allows %s', (_, before, after) => {
  expect(changed(before, after)).toEqual([]);
});
