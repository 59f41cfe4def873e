/** Fields of a cookbook's conditions beside organizers and foods, by their name in the server's filter. */
export const conditionFields = {
  rating: 'number',
  totalTimeMinutes: 'number',
  prepTimeMinutes: 'number',
  recipeServings: 'number',
  name: 'text',
  lastMade: 'date',
  createdAt: 'date',
} as const;
export type ConditionField = keyof typeof conditionFields;

/** Operators of each type; the last two of dates take no value. */
export const operatorsOf = {
  number: ['>=', '<=', '='],
  text: ['LIKE', 'NOT LIKE'],
  date: ['>=', '<', 'IS', 'IS NOT'],
} as const;
export type Operator = (typeof operatorsOf)[keyof typeof operatorsOf][number];

export interface Condition {
  field: ConditionField;
  operator: Operator;
  /** Typed value; empty if the operator takes none. */
  value: string;
}

export interface Conditions {
  connective: 'AND' | 'OR';
  list: Condition[];
}

export const takesValue = (operator: Operator): boolean => operator !== 'IS' && operator !== 'IS NOT';
const isComplete = ({ operator, value }: Condition) => !takesValue(operator) || value.trim() !== '';

export function writeConditions({ connective, list }: Conditions): string {
  return list.filter(isComplete).map(writeOne).join(` ${connective} `);
}

function writeOne({ field, operator, value }: Condition): string {
  if (!takesValue(operator)) return `${field} ${operator} NULL`;
  const text = value.trim().replaceAll('"', '');
  if (conditionFields[field] === 'text') return `${field} ${operator} "%${text}%"`;
  return `${field} ${operator} ${text}`;
}

const ONE = /^(\w+) (>=|<=|<|=|NOT LIKE|LIKE|IS NOT|IS) (?:"%([^"]*)%"|([^\s"()]+))(?: (AND|OR) |$)/;

/** Parses a filter; null if the condition fields cannot express it. */
export function readConditions(text: string): Conditions | null {
  const list: Condition[] = [];
  const connectives = new Set<string>();
  let rest = text.trim();
  while (rest) {
    const [whole, field = '', operator = '', words, value = '', connective] = ONE.exec(rest) ?? [];
    if (whole === undefined || !isField(field) || !isOperatorOf(field, operator)) return null;
    list.push({ field, operator, value: takesValue(operator) ? (words ?? value) : '' });
    if (connective) connectives.add(connective);
    rest = rest.slice(whole.length);
    if (connective && !rest) return null;
  }
  if (connectives.size > 1) return null;
  return { connective: connectives.has('OR') ? 'OR' : 'AND', list };
}

const isField = (name: string): name is ConditionField => Object.hasOwn(conditionFields, name);
const isOperatorOf = (field: ConditionField, operator: string): operator is Operator =>
  operatorsOf[conditionFields[field]].some((one) => one === operator);
