import { FORMATS } from '#contract/formats';
import { OPERATIONS, type OperationId } from '#contract';
import type { AuditDetail } from './audit-entry.entity.ts';

/** A completed request. */
export interface AuditedRequest {
  operation: OperationId;
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  /** Result of the service. */
  result: unknown;
}

const MAX_DETAILS = 40;
const MAX_IN_LIST = 10;
const MAX_LETTERS = 200;
/** Fields that can name an object, the best first. Addresses are left out, because they can belong to people without an account. */
const NAMES = ['name', 'fullName', 'username', 'title'];

/** Returns the recorded part of a request. Free texts may be secrets, so only their field names are kept. */
export function describeAction({ operation, params, query, body, result }: AuditedRequest) {
  const { tag: area, access } = OPERATIONS[operation];
  const answered = fieldsOf(result);
  const fields = fieldsOf(body);
  const [param] = Object.values(params);
  const id = param ?? answered.get('id') ?? fields.get('userId');
  const name = NAMES.map((field) => answered.get(field) ?? fields.get(field)).find(isText);
  const groupId = answered.get('groupId');
  return {
    operation,
    area,
    isOfServer: access === 'admin',
    groupId: isText(groupId) && FORMATS.uuid.test(groupId) ? groupId : null,
    subjectId: id === undefined || id === null ? null : short(id),
    subjectName: name === undefined ? null : short(name),
    details: [...detailsOf(fieldsOf(query)), ...detailsOf(fields)].slice(0, MAX_DETAILS),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const short = (value: unknown): string => String(value).slice(0, MAX_LETTERS);

const fieldsOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []);

function detailsOf(fields: Map<string, unknown>): AuditDetail[] {
  return [...fields].flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (value instanceof Date || typeof value !== 'object' || value === null || Array.isArray(value))
      return [{ name, value: printable(value) }];
    return detailsOf(fieldsOf(value)).map((tx) => ({ name: `${name}.${tx.name}`, value: tx.value }));
  });
}

/** Returns the value as text; null if it could be a secret. */
function printable(value: unknown): string | null {
  if (Array.isArray(value)) return listed(value);
  if (value instanceof Date) return value.toISOString();
  const isHarmless = ['boolean', 'number'].includes(typeof value) || (isText(value) && FORMATS.uuid.test(value));
  return isHarmless ? String(value) : null;
}

function listed(values: unknown[]): string | null {
  const texts = values.slice(0, MAX_IN_LIST).map(printable);
  if (!texts.length || texts.some((text) => text === null)) return null;
  return texts.join(', ') + (values.length > MAX_IN_LIST ? ', …' : '');
}
