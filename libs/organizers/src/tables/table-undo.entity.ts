import { Column, Entity } from 'typeorm';
import { GroupOwned } from '#groups';
import { ExcludedFromGroupRestore } from '#persistence';
import type { TableKind } from './read-table.ts';

/** What a table changed of a row. */
export interface ChangedRow {
  id: string;
  was: Record<string, unknown>;
  is: Record<string, unknown>;
}

/** What is needed to take back a table that was read. */
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
