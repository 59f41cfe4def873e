import { Column, Entity } from 'typeorm';
import { GroupOwned } from '#groups';
import { ExcludedFromGroupRestore } from '#persistence';
import type { TableKind } from './read-table.ts';

/** Changed columns of an existing row, before (`was`) and after (`is`) the import of a table. */
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

  /** Rows that the import created and labels for them, with their versions at that time. */
  @Column({ type: 'jsonb' })
  created: { id: string; kind: TableKind; version: number }[];

  @Column({ type: 'jsonb' })
  changed: ChangedRow[];
}
