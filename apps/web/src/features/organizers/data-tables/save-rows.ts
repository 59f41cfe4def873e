import { type Column, type DataRow, fieldsOf } from './data-columns.ts';
import type { RowKind } from './data-kinds.ts';

/** Downloads rows as a file. */
export function saveJson(kind: RowKind, rows: DataRow[]): void {
  save(`${kind}.json`, 'application/json', JSON.stringify(rows, null, 2));
}

export function saveCsv(kind: RowKind, rows: DataRow[]): void {
  save(`${kind}.csv`, 'text/csv', csvOf(kind, rows));
}

/** Rows as CSV (RFC 4180). */
export function csvOf(kind: RowKind, rows: DataRow[]): string {
  const columns: Column[] = fieldsOf[kind];
  const lines = rows.map((row) => columns.map((column) => quoted(textOf(row, column))).join(','));
  return [columns.join(','), ...lines].join('\r\n');
}

function textOf(row: DataRow, column: Column): string {
  const value = row[column];
  if (column === 'label') return row.label?.name ?? '';
  if (Array.isArray(value)) return value.map(({ name }) => name).join('; ');
  return typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number' ? String(value) : '';
}

/** Quotes a cell, and keeps spreadsheets from reading it as a formula. */
function quoted(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function save(name: string, type: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
