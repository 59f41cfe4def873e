import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Merge, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, toast } from '#ui';
import { useApi } from '../../app/use-api.ts';
import type { RowKind } from '../data-tables/data-kinds.ts';
import { MergeDialog } from '../data-tables/merge-dialog.tsx';
import { type CleanUpKind, type DuplicateSet, duplicatesQuery } from './clean-up-queries.ts';
import styles from './clean-up.module.css';

const keyOf = ({ items }: DuplicateSet) => items.map(({ id }) => id).join();

/** Sets of what may be the same; people say whether it is. */
export function Duplicates({ kind }: { kind: CleanUpKind }) {
  const { t } = useTranslation('cleanUp');
  const { data: sets } = useSuspenseQuery(duplicatesQuery(useApi(), kind));
  const [merging, setMerging] = useState<DuplicateSet>();
  if (!sets.length)
    return (
      <EmptyState icon={<Sparkles />} title={t('none.duplicates')}>
        {t('none.text')}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.sets}>
        {sets.map((set) => (
          <DuplicateCard key={keyOf(set)} set={set} onMerge={kind === 'recipes' ? undefined : () => setMerging(set)} />
        ))}
      </ul>
      {merging && (
        <MergeDialog
          kind={kind as RowKind}
          rows={merging.items.map(({ id, name }) => ({ id, name }))}
          onDone={() => setMerging(undefined)}
          onClose={() => setMerging(undefined)}
        />
      )}
    </>
  );
}

function DuplicateCard({
  set: { kind, reason, items },
  onMerge,
}: {
  set: DuplicateSet;
  onMerge?: (() => void) | undefined;
}) {
  const { t } = useTranslation('cleanUp');
  const keep = useKeepApart();
  return (
    <li className={styles.set}>
      <div>
        <p className={styles.reason}>{t(`reasons.${reason}`)}</p>
        <ul className={styles.names}>
          {items.map(({ id, name, slug, recipeCount }) => (
            <li key={id}>
              {slug ? (
                <Link to="/recipe/$slug" params={{ slug }} className={styles.name}>
                  <bdi>{name}</bdi>
                </Link>
              ) : (
                <bdi className={styles.name}>{name}</bdi>
              )}
              {kind !== 'recipe' && kind !== 'label' && <span>{t('usedIn', { count: recipeCount })}</span>}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.buttons}>
        {onMerge && (
          <Button size="small" icon={<Merge />} onClick={onMerge}>
            {t('merge')}
          </Button>
        )}
        <Button
          size="small"
          busy={keep.isPending}
          onClick={() => keep.mutate({ body: { kind, ids: items.map(({ id }) => id) } })}
        >
          {t('different')}
        </Button>
      </div>
    </li>
  );
}

/** Hides a set for good, with a way back. */
function useKeepApart() {
  const { t } = useTranslation('cleanUp');
  const { t: common } = useTranslation();
  const api = useApi();
  const meta = { refreshes: ['/organizers/clean-up/duplicates'] as const };
  const undo = api.useMutation('delete', '/organizers/clean-up/kept-apart/{id}', {
    meta: { refreshes: [...meta.refreshes] },
  });
  return api.useMutation('post', '/organizers/clean-up/kept-apart', {
    meta: { refreshes: [...meta.refreshes] },
    onSuccess: ({ id }) => {
      const run = () => undo.mutate({ params: { path: { id } } });
      toast({ kind: 'success', text: t('kept'), action: { label: common('action.undo'), run } });
    },
  });
}
