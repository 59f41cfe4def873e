import { useState } from 'react';
import { keysOf } from '#contract/objects';

interface RowForm<Draft> {
  /** The row to change; a new one is created without it. */
  row: Draft | undefined;
  /** Values of a new row, with all fields of the form. */
  empty: Draft;
  create: (body: Partial<Draft> & { name: string }) => void;
  update: (changes: Partial<Draft>) => void;
}

/** State of a dialog that creates or changes a row. Only changed fields are sent, so that other people’s changes stay. */
export function useRowForm<Draft extends { name: string }>({ row, empty, create, update }: RowForm<Draft>) {
  const [before] = useState<Draft>(row ?? empty);
  const [draft, setDraft] = useState(before);
  const change = (changes: Partial<Draft>) => setDraft((now) => ({ ...now, ...changes }));
  const submit = () => {
    const changes = changedFields(draft, before, keysOf(empty));
    if (row) update(changes);
    else create({ ...changes, name: draft.name });
  };
  return { draft, change, submit, hasName: draft.name.trim() !== '' };
}

function changedFields<Draft extends object>(draft: Draft, before: Draft, fields: (keyof Draft)[]): Partial<Draft> {
  const changed = fields.filter((field) => JSON.stringify(draft[field]) !== JSON.stringify(before[field]));
  return Object.fromEntries(changed.map((field) => [field, withReferences(draft[field])])) as Partial<Draft>;
}

/** Rows of other resources and foods of the tables are sent by their ids alone. */
function withReferences(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((one: unknown) => {
    if (typeof one !== 'object' || one === null) return one;
    if ('id' in one) return { id: one.id };
    return 'food' in one ? { food: one.food } : one;
  });
}
