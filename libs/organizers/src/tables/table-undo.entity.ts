import { Column, Entity } from 'typeorm';
import { GroupOwned } from '#groups';
import { ExcludedFromGroupRestore } from '#persistence';
import type { TableKind } from './read-table.ts';

/** Former columns of a row that a table changed. */
export interface ChangedRow {
  id: string;
  was: Record<string, unknown>;
  is: Record<string, unknown>;
}

/** Record of an imported table, for its undo. */
@ExcludedFromGroupRestore()
@Entity('table_imports')
export class TableUndo extends GroupOwned {
  @Column({ type: 'text' })
  kind: TableKind;

  /** Rows that it made, and labels for them, with their versions then. */
  @Column({ type: 'jsonb' })
  created: { id: string; kind: TableKind; version: number }[];

  @Column({ type: 'jsonb' })
  changed: ChangedRow[];
}
