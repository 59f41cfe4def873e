import { useSuspenseQuery } from '@tanstack/react-query';
import { Sparkles } from '#ui/late-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import type { RowKind } from '../data-tables/data-kinds.ts';
import { DataTable } from '../data-tables/data-table.tsx';
import { RowActions } from '../data-tables/row-actions.tsx';
import { unusedQuery } from './clean-up-queries.ts';

/** Lists rows that nothing uses, to select and delete; the trash can restore them. */
export function Unused({ kind }: { kind: RowKind }) {
  const { t } = useTranslation('cleanUp');
  const { data: rows } = useSuspenseQuery(unusedQuery(useApi(), kind));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ id }) => selected.has(id));
  if (!rows.length) return <EmptyState icon={<Sparkles />} title={t('none.unused')} />;
  return (
    <>
      {chosen.length > 0 && <RowActions kind={kind} rows={chosen} onClear={() => setSelected(new Set())} />}
      <DataTable kind={kind} rows={rows} columns={['name', 'createdAt']} selected={selected} onSelect={setSelected} />
    </>
  );
}
