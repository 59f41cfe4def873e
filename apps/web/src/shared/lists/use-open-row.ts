import { useState } from 'react';

/** @returns the row that a dialog edits. Stays as it was if somebody else deletes it, so that nothing typed is lost. */
export function useOpenRow<Row extends { id: string }>(
  rows: readonly Row[],
  openId: string | undefined,
): Row | undefined {
  const [last, setLast] = useState<Row>();
  const row = rows.find(({ id }) => id === openId);
  if (row && row !== last) setLast(row);
  return row ?? (last?.id === openId ? last : undefined);
}
