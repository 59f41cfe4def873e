import { useSuspenseQuery } from '@tanstack/react-query';
import { Sparkles } from '#ui/late-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import type { RowKind } from '../data-tables/data-kinds.ts';
import { DataTable, type Selection } from '../data-tables/data-table.tsx';
import { RowActions } from '../data-tables/row-actions.tsx';
import { allRows } from '../data-tables/use-data-rows.ts';
import { unusedQuery } from './clean-up-queries.ts';

/** Lists rows that nothing uses, to select and delete; the trash can restore them. */
export function Unused({ kind }: { kind: RowKind }) {
  const { t } = useTranslation('cleanUp');
  const { data: rows } = useSuspenseQuery(unusedQuery(useApi(), kind));
  const [selected, setSelected] = useState<Selection>(new Map());
  const chosen = rows.filter(({ id }) => selected.has(id));
  if (!rows.length) return <EmptyState icon={<Sparkles />} title={t('none.unused')} />;
  return (
    <>
      {chosen.length > 0 && <RowActions kind={kind} rows={chosen} onClear={() => setSelected(new Map())} />}
      <DataTable
        kind={kind}
        rows={allRows(rows)}
        columns={['name', 'createdAt']}
        selected={selected}
        onSelect={setSelected}
      />
    </>
  );
}
