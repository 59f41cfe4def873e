import { type DuplicateNames, findDuplicateNames, type Named, type NameOptions } from './duplicate-names.ts';

/** Finds rows that probably mean the same thing. Runs in a process of its own, because thousands of names take a second. */
export function task({ rows, ...options }: NameOptions & { rows: Named[] }): DuplicateNames[] {
  return findDuplicateNames(rows, options);
}
