import Papa from 'papaparse';
import { mustGet } from '#contract/objects';

/** Type of a table's column. */
type ColumnType = 'text' | 'textOrNull' | 'flag' | 'names' | 'label' | 'number';

const ingredientData = { name: 'text', pluralName: 'textOrNull', description: 'text', aliases: 'names' } as const;

/** Columns of each kind, by their names in exported tables. */
export const TABLE_COLUMNS = {
  food: { ...ingredientData, label: 'label', onHand: 'flag', density: 'number' },
  unit: {
    ...ingredientData,
    abbreviation: 'text',
    pluralAbbreviation: 'text',
    useAbbreviation: 'flag',
    fraction: 'flag',
    standardQuantity: 'number',
    standardUnit: 'textOrNull',
  },
  label: { name: 'text', color: 'text' },
  category: { name: 'text' },
  tag: { name: 'text' },
  tool: { name: 'text', onHand: 'flag' },
} as const satisfies Record<string, Record<string, ColumnType>>;

export type TableKind = keyof typeof TABLE_COLUMNS;

export interface TableRow {
  /** Line of the file, from 1. */
  line: number;
  /** Values by column; the value of a label is its name. Unreadable cells are missing. */
  fields: Record<string, unknown>;
  /** Columns that could not be read. */
  unreadable: string[];
}

export interface Table {
  columns: string[];
  /** Headers of columns that the kind does not have. */
  unknown: string[];
  rows: TableRow[];
}

interface CsvRecord {
  record: string[];
  /** Line of the file in which it ends, from 1. */
  line: number;
}

/** Rows that an import takes; of a longer table one row more is read. */
export const MAX_ROWS = 2000;
const SEPARATORS = [',', ';', '\t'];
const YES = ['true', 'yes', 'ja', 'oui', 'نعم', '1', 'x'];
const NO = ['false', 'no', 'nein', 'non', 'لا', '0', ''];
const normalizeHeader = (head: string) => head.replace(/[\s_-]/g, '').toLowerCase();

/** Reads CSV as spreadsheets and our own export write it (RFC 4180, also with semicolons or tabs). Null for other text. */
export function readTable(kind: TableKind, text: string): Table | null {
  const [head = ''] = text.split(/\r\n?|\n/);
  const [delimiter] = SEPARATORS.toSorted((a, b) => head.split(b).length - head.split(a).length);
  const records = readRecords(text.replace(/^\uFEFF/, ''), delimiter);
  if (!records) return null;
  const types = new Map<string, ColumnType>(Object.entries(TABLE_COLUMNS[kind]));
  const byHead = new Map([...types.keys()].map((column) => [normalizeHeader(column), column]));
  const heads = records.shift()?.record ?? [];
  const columns = heads.map((one) => byHead.get(normalizeHeader(one)));
  const unknown = heads.filter((one, at) => one.trim() && !columns[at]);
  const rows = records.map(({ record, line }): TableRow => {
    const fields: Record<string, unknown> = {};
    const unreadable: string[] = [];
    for (const [at, column] of columns.entries()) {
      const cell = record[at];
      if (!column || cell === undefined) continue;
      const value = readCell(mustGet(types, column), cell);
      if (value === undefined) unreadable.push(column);
      else fields[column] = value;
    }
    return { line, fields, unreadable };
  });
  return { columns: columns.filter((column) => column !== undefined), unknown, rows };
}

/** Reads the first records, of any length; null if quotes are not closed. */
function readRecords(text: string, delimiter: string | undefined): CsvRecord[] | null {
  const records: CsvRecord[] = [];
  let isBroken = false;
  let [breaksBefore, counted] = [0, 0];
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, errors, meta: { cursor } }, parser) => {
      if (records.length > MAX_ROWS + 1) return parser.abort();
      isBroken ||= errors.some(({ type }) => type === 'Quotes');
      const part = text.slice(counted, cursor);
      const breaks = part.match(/\r\n?|\n/g)?.length ?? 0;
      const isEmpty = data.length === 1 && data[0] === '';
      if (!isEmpty) records.push({ record: data, line: breaksBefore + breaks + (/[\r\n]$/.test(part) ? 0 : 1) });
      breaksBefore += breaks;
      counted = cursor;
    },
  });
  return isBroken ? null : records;
}

/** Returns the value of a cell; undefined if it does not fit the type of the column. */
function readCell(type: ColumnType, cell: string): unknown {
  // exports put an apostrophe before texts that spreadsheets would run
  const text = cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();
  if (type === 'textOrNull' || type === 'label') return text || null;
  if (type === 'names')
    return [...new Set(text.split(';').map((name) => name.trim()))].filter(Boolean).map((name) => ({ name }));
  if (type === 'text') return text;
  if (type === 'number') return text === '' ? null : Number.isFinite(Number(text)) ? Number(text) : undefined;
  const word = text.toLowerCase();
  return YES.includes(word) ? true : NO.includes(word) ? false : undefined;
}
