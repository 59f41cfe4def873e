import { useSuspenseQuery } from '@tanstack/react-query';
import { Trash2 } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trashKinds } from '#contract/kinds';
import { Button, ConfirmDialog, EmptyState, PageHeader, SelectField, Skeleton, toast } from '#ui';
import { HelpLink } from '../../shared/help/help-link.tsx';
import { ScreenPart } from '../../shared/widgets/screen-part.tsx';
import { useUser } from '../../shared/session/session.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { ListFilters, NothingMatches } from '../../shared/lists/list-filters.tsx';
import { TrashList } from './trash-list.tsx';
import { preferencesQuery, type TrashSearch } from './trash-queries.ts';
import styles from './trash.module.css';

interface TrashScreenProps {
  search: TrashSearch;
  onSearch: (search: TrashSearch) => void;
}

/** Lists deleted rows that can be restored. */
export function TrashScreen({ search, onSearch }: TrashScreenProps) {
  const { t } = useTranslation('trash');
  const { canManage } = useUser();
  const { data: preferences } = useSuspenseQuery(preferencesQuery(useApi()));
  const [isEmptying, setEmptying] = useState(false);
  const isFiltered = Boolean(search.kind ?? search.q);
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle', { count: preferences.trashDays })}
        help={<HelpLink page="using#together" />}
      >
        {canManage && (
          <Button icon={<Trash2 />} onClick={() => setEmptying(true)}>
            {t('empty.action')}
          </Button>
        )}
      </PageHeader>
      <ListFilters
        className={styles.filters}
        find={t('find')}
        text={search.q}
        onText={(q) => onSearch({ ...search, q })}
        kinds={{
          label: t('kind'),
          all: t('everything'),
          of: trashKinds,
          nameOf: (kind) => t(`kinds.${kind}`),
          value: search.kind,
          onChange: (kind) => onSearch({ ...search, kind }),
        }}
      >
        {canManage && <KeptFor days={preferences.trashDays} />}
      </ListFilters>
      <ScreenPart resetKey={JSON.stringify(search)} pending={<Skeleton height="12rem" />}>
        <TrashList search={search} empty={<Nothing isFiltered={isFiltered} onAll={() => onSearch({})} />} />
      </ScreenPart>
      {isEmptying && <EmptyDialog onClose={() => setEmptying(false)} />}
    </>
  );
}

function Nothing({ isFiltered, onAll }: { isFiltered: boolean; onAll: () => void }) {
  const { t } = useTranslation('trash');
  if (isFiltered) return <NothingMatches icon={<Trash2 />} onAll={onAll} />;
  return (
    <EmptyState icon={<Trash2 />} title={t('nothing.title')}>
      {t('nothing.text')}
    </EmptyState>
  );
}

const CHOICES = [7, 30, 90, 365];

function KeptFor({ days }: { days: number }) {
  const { t } = useTranslation('trash');
  const change = useApi().useMutation('put', '/groups/preferences', { meta: { refreshes: ['/groups/trash'] } });
  return (
    <SelectField
      label={t('keep.label')}
      value={String(days)}
      onChange={(value) => change.mutate({ body: { trashDays: Number(value) } })}
    >
      {[...new Set([...CHOICES, days])]
        .toSorted((a, b) => a - b)
        .map((count) => (
          <option key={count} value={count}>
            {t('keep.days', { count })}
          </option>
        ))}
    </SelectField>
  );
}

function EmptyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('trash');
  const empty = useApi().useMutation('delete', '/groups/trash', {
    onSuccess: () => {
      toast({ kind: 'success', text: t('empty.done') });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      danger
      title={t('empty.title')}
      action={t('empty.action')}
      busy={empty.isPending}
      onConfirm={() => empty.mutate({})}
      onClose={onClose}
    >
      {t('empty.text')}
    </ConfirmDialog>
  );
}
