import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Columns2, Merge, Sparkles } from '#ui/late-icons';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { MergeDialog } from '../data-tables/merge-dialog.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { type DuplicateSet, duplicatesQuery } from './clean-up-queries.ts';
import type { CleanUpKind } from './clean-up-search.ts';
import { useKeepApart } from './use-keep-apart.ts';
import styles from './clean-up.module.css';
import { Words } from '../../../shared/i18n/words.tsx';

const keyOf = ({ items }: DuplicateSet) => items.map(({ id }) => id).join();

/** Possible duplicates, to merge or to keep apart. */
export function Duplicates({ kind }: { kind: CleanUpKind }) {
  const { t } = useTranslation('cleanUp');
  const { data: sets } = useSuspenseQuery(duplicatesQuery(useApi(), kind));
  if (!sets.length)
    return (
      <EmptyState icon={<Sparkles />} title={t('none.duplicates')}>
        {t('none.text')}
      </EmptyState>
    );
  return <DuplicateList kind={kind} sets={sets} />;
}

export function DuplicateList({ kind, sets }: { kind: CleanUpKind; sets: DuplicateSet[] }) {
  const [merging, setMerging] = useState<DuplicateSet>();
  const close = () => setMerging(undefined);
  return (
    <>
      <ul className={styles.sets}>
        {sets.map((set) => (
          <DuplicateCard key={keyOf(set)} set={set} onMerge={() => setMerging(set)} />
        ))}
      </ul>
      {merging &&
        (kind === 'recipes' ? (
          <CompareDialog set={merging} onClose={close} />
        ) : (
          <MergeDialog
            kind={kind}
            rows={merging.items.map(({ id, name }) => ({ id, name }))}
            onDone={close}
            onClose={close}
          />
        ))}
    </>
  );
}

interface DuplicateCardProps {
  set: DuplicateSet;
  onMerge: () => void;
}

function DuplicateCard({ set: { kind, reason, items }, onMerge }: DuplicateCardProps) {
  const { t } = useTranslation('cleanUp');
  const keep = useKeepApart();
  const namesId = useId();
  return (
    <li className={styles.set}>
      <div>
        <p className={styles.reason}>{t(`reasons.${reason}`)}</p>
        <ul id={namesId} className={styles.names}>
          {items.map(({ id, name, slug, recipeCount }) => (
            <li key={id}>
              {slug ? (
                <Link to="/recipe/$slug" params={{ slug }} className={styles.name}>
                  <Words>{name}</Words>
                </Link>
              ) : (
                <Words className={styles.name}>{name}</Words>
              )}
              {kind !== 'recipe' && kind !== 'label' && <span>{t('usedIn', { count: recipeCount })}</span>}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.buttons}>
        <Button
          size="small"
          icon={kind === 'recipe' ? <Columns2 /> : <Merge />}
          aria-describedby={namesId}
          onClick={onMerge}
        >
          {t(kind === 'recipe' ? 'compare.action' : 'merge')}
        </Button>
        <Button
          size="small"
          busy={keep.isPending}
          aria-describedby={namesId}
          onClick={() => keep.mutate({ body: { kind, ids: items.map(({ id }) => id) } })}
        >
          {t('different')}
        </Button>
      </div>
    </li>
  );
}
