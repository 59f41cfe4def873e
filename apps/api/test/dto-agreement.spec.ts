import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { document, resolve, type Schema } from '#contract/document';
import * as dtos from '#contract/dtos';
import { contractAjv } from '#contract/validation';
import { POISON } from './support/poison.ts';

const ajv = contractAjv();
type Dto = new () => object;

/** Files have no form in JSON. */
const isUpload = (name: string) => JSON.stringify(document.components.schemas[name]).includes('"binary"');

/** The DTO classes of bodies, with the schemas that they are made from. */
const pairs = Object.entries(dtos as unknown as Record<string, Dto>)
  .filter(([name]) => name.endsWith('Dto'))
  .map(([name, dto]) => [name.slice(0, -3), dto] as const)
  .filter(([name]) => !isUpload(name));

const SAMPLES: Record<string, unknown> = {
  uuid: '8f14e45f-ceea-467f-a0f3-1d3c1a7f2b11',
  email: 'ada@example.com',
  uri: 'https://example.com/pie',
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
};

/** The simplest value that a schema accepts. */
function sampleOf(schema: Schema): unknown {
  const { type, format, items, properties, required = [], oneOf, anyOf } = resolve(schema);
  const { enum: values } = schema as { enum?: unknown[] };
  if (values) return values[0];
  if (oneOf ?? anyOf) return sampleOf((oneOf ?? anyOf)![0]!);
  if (format) return SAMPLES[format];
  const main = [type ?? []].flat().find((one) => one !== 'null');
  if (main === 'array') return (schema as { minItems?: number }).minItems ? [sampleOf(items!)] : [];
  if (main === 'boolean') return true;
  if (main === 'integer' || main === 'number') return 1;
  if (main === 'string') return 'a'.repeat(Math.max(8, (schema as { minLength?: number }).minLength ?? 1));
  return Object.fromEntries(required.map((key) => [key, sampleOf(properties![key]!)]));
}

const fieldsOf = (schema: Schema) =>
  Object.entries(schema.properties ?? {}).filter(([, property]) => !property.readOnly);

it.each(pairs)('%s: class-validator and the contract agree', async (name, dto) => {
  const schema = document.components.schemas[name]!;
  const base = sampleOf(schema) as object;
  const accepts = ajv.compile({ $ref: `contract#/components/schemas/${name}` });
  const disagreements: string[] = [];
  const compare = async (what: string, input: object) => {
    const byContract = accepts(input);
    const byDto =
      (await validate(plainToInstance(dto, structuredClone(input)), { forbidUnknownValues: false })).length === 0;
    if (byContract !== byDto) disagreements.push(`${what}: contract ${byContract}, class-validator ${byDto}`);
  };
  await compare('sample', base);
  expect(accepts(base)).toBe(true);
  for (const [key] of fieldsOf(schema)) {
    for (const value of POISON)
      await compare(`${key} = ${JSON.stringify(value)?.slice(0, 40)}`, { ...base, [key]: value });
    const { [key]: _, ...without } = base as Record<string, unknown>;
    await compare(`without ${key}`, without);
  }
  expect(disagreements).toEqual([]);
});
