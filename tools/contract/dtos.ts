import { nullableRef, operationsOf, refName, typesOf, type Document, type Parameter, type Schema } from './document.ts';

const pascal = (name: string) => name[0]!.toUpperCase() + name.slice(1);

/** class-validator classes for all that a client may send: request bodies and query strings. */
export function renderDtos(document: Document): string {
  const bodies = new Map<string, Schema>();
  const classes: string[] = [];
  const sent: string[] = [];
  const asked: string[] = [];
  for (const { operation, parameters } of operationsOf(document)) {
    if (operation['x-alias-of']) continue;
    const id = operation.operationId;
    const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
    collect(body, document, bodies);
    if (body) sent.push(`  ${id}: ${refName((body.items ?? body).$ref ?? '')}Dto,`);
    const query = parameters.filter((parameter) => parameter.in === 'query');
    if (!query.length) continue;
    classes.push(renderClass(`${pascal(id)}Query`, fromQuery(query)));
    asked.push(`  ${id}: ${pascal(id)}Query,`);
  }
  for (const [name, schema] of bodies) classes.push(renderClass(`${name}Dto`, schema));
  classes.push(
    renderTable(
      'BODIES',
      sent,
      'The class of the body of an operation or, where the body is an array, of each of its entries.',
    ),
  );
  classes.push(renderTable('QUERIES', asked, 'The class of the query of an operation.'));
  const head = [
    "import { ApiProperty } from '@nestjs/swagger';",
    "import { Transform, Type } from 'class-transformer';",
    "import * as v from 'class-validator';",
    "import { Conforms, toDate } from '../validation.ts';",
    "import type { UploadedFile } from '../upload.ts';",
  ].join('\n');
  return [head, ...classes].join('\n\n') + '\n';
}

const renderTable = (name: string, lines: string[], comment: string) =>
  `/** ${comment} */\nexport const ${name}: Partial<Record<string, new () => object>> = {\n${lines.join('\n')}\n};`;

/** Schemas by name, each after those that it refers to. */
function collect(schema: Schema | undefined, document: Document, found: Map<string, Schema>): void {
  if (!schema) return;
  const ref = schema.$ref ?? nullableRef(schema);
  if (ref) {
    const name = refName(ref);
    const target = document.components.schemas[name];
    if (found.has(name) || !target || !isClass(target)) return;
    collect(target, document, found);
    found.set(name, target);
    return;
  }
  collect(schema.items, document, found);
  writable(schema).forEach(([, property]) => collect(property, document, found));
}

/** Whether a schema becomes a class; a map such as Extras stays what it is and is checked against its schema. */
const isClass = (schema: Schema) => !!schema.properties;
const writable = (schema: Schema) =>
  Object.entries(schema.properties ?? {}).filter(([, property]) => !property.readOnly);

const fromQuery = (query: Parameter[]): Schema => ({
  required: query.filter((parameter) => parameter.required).map((parameter) => parameter.name),
  properties: Object.fromEntries(query.map((parameter) => [parameter.name, parameter.schema])),
});

function renderClass(name: string, schema: Schema) {
  const fields = writable(schema).map(([key, property]) =>
    renderField(key, property, !!schema.required?.includes(key)),
  );
  return `export class ${name} {\n${fields.join('\n\n')}\n}`;
}

function renderField(key: string, schema: Schema, required: boolean) {
  const decorators = [apiProperty(schema, required), ...validators(schema, false)];
  const skipped = [...(required ? [] : ['undefined']), ...(isNullable(schema) ? ['null'] : [])];
  // not IsOptional, because that accepts null, too
  if (skipped.length) {
    decorators.push(`@v.ValidateIf((_, value) => ${skipped.map((value) => `value !== ${value}`).join(' && ')})`);
  }
  const mark = required ? '!' : schema.default === undefined ? '?' : '';
  const value = schema.default === undefined ? '' : ` = ${JSON.stringify(schema.default)}`;
  return [...decorators, `${key}${mark}: ${typeOf(schema)}${value};`].map((line) => `  ${line}`).join('\n');
}

const isNullable = (schema: Schema) => typesOf(schema).includes('null') || !!nullableRef(schema);
const mainType = (schema: Schema) => typesOf(schema).find((type) => type !== 'null');
/** Names of schemas that are maps or plain values: the contract itself checks them. */
const PLAIN = new Set(['Extras']);
const classRef = (schema: Schema) => {
  const ref = schema.$ref ?? nullableRef(schema);
  return ref && !PLAIN.has(refName(ref)) ? refName(ref) : undefined;
};

function typeOf(schema: Schema): string {
  const base = baseType(schema);
  return isNullable(schema) ? `${base} | null` : base;
}

function baseType(schema: Schema): string {
  const ref = classRef(schema);
  if (ref) return `${ref}Dto`;
  if (schema.$ref) return 'Record<string, string>';
  if (schema.oneOf) return schema.oneOf.map(typeOf).join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.format === 'binary') return 'UploadedFile';
  if (schema.format === 'date-time') return 'Date';
  const main = mainType(schema);
  if (main === 'integer') return 'number';
  if (main === 'array') return `${wrap(typeOf(schema.items ?? {}))}[]`;
  if (main === 'object') return 'Record<string, unknown>';
  return main ?? 'unknown';
}
const wrap = (type: string) => (type.includes('|') ? `(${type})` : type);

function apiProperty(schema: Schema, required: boolean) {
  const ref = classRef(schema);
  if (ref) return `@ApiProperty({ type: () => ${ref}Dto, required: ${required} } as object)`;
  const items = schema.items && classRef(schema.items);
  if (items) return `@ApiProperty({ type: () => [${items}Dto], required: ${required} } as object)`;
  if (schema.$ref || schema.oneOf)
    return `@ApiProperty({ type: 'object', additionalProperties: true, required: ${required} } as object)`;
  const { format, enum: values } = schema;
  const shown = {
    format,
    enum: values,
    type: mainType(schema),
    items: schema.items && { type: mainType(schema.items) },
  };
  return `@ApiProperty(${JSON.stringify({ ...shown, required })} as object)`;
}

type Call = (name: string, ...args: unknown[]) => string;

function validators(schema: Schema, each: boolean): string[] {
  const option = each ? '{ each: true }' : '';
  const call: Call = (name, ...args) =>
    `@v.${name}(${[...args.map((arg) => (arg instanceof RegExp ? String(arg) : JSON.stringify(arg))), option].filter(Boolean).join(', ')})`;
  const ref = classRef(schema);
  if (ref) return [`@v.ValidateNested(${option})`, call('IsObject'), `@Type(() => ${ref}Dto)`];
  if (schema.$ref || schema.oneOf || schema.format) return formatted(schema, each, call);
  if (schema.enum) return [call('IsIn', schema.enum)];
  return plain(schema, call);
}

function formatted(schema: Schema, each: boolean, call: Call): string[] {
  if (schema.format === 'binary') return ["@v.IsObject({ message: 'isFile' })"];
  if (schema.format === 'date-time') return ['@Transform(({ value }) => toDate(value))', call('IsDate')];
  const { description: _, default: __, ...rule } = schema;
  if (rule.type instanceof Array) rule.type = mainType(schema);
  return [`@Conforms(${JSON.stringify(rule)}, ${each})`];
}

function plain(schema: Schema, call: Call): string[] {
  switch (mainType(schema)) {
    case 'string':
      return [
        call('IsString'),
        ...limits(schema, call, { minLength: 'MinLength', maxLength: 'MaxLength' }),
        ...pattern(schema, call),
      ];
    case 'integer':
      return [call('IsInt'), ...limits(schema, call, { minimum: 'Min', maximum: 'Max' })];
    case 'number':
      return [
        `@v.IsNumber(${call('x').includes('each') ? '{}, { each: true }' : ''})`,
        ...limits(schema, call, { minimum: 'Min', maximum: 'Max' }),
      ];
    case 'boolean':
      return [call('IsBoolean')];
    case 'array':
      return [
        '@v.IsArray()',
        ...limits(schema, plainCall, { minItems: 'ArrayMinSize', maxItems: 'ArrayMaxSize' }),
        ...validators(schema.items ?? {}, true),
      ];
    default:
      return [call('IsObject')];
  }
}

const plainCall: Call = (name, ...args) => `@v.${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
const pattern = (schema: Schema, call: Call) =>
  schema.pattern ? [call('Matches', new RegExp(schema.pattern, 'u'))] : [];
const limits = (schema: Schema, call: Call, names: Partial<Record<keyof Schema, string>>) =>
  Object.entries(names).flatMap(([key, name]) => {
    const limit = schema[key as keyof Schema];
    return limit === undefined || !name ? [] : [call(name, limit)];
  });
