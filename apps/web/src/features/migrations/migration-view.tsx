import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Download, RotateCcw, Undo2 } from '#ui/icons';
import { Square } from '#ui/late-icons';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ConfirmDialog, Notice, ProgressBar } from '#ui';
import { refresh } from '../../shared/api/query-invalidation.ts';
import type { WhenExisting } from '../../shared/recipes/existing-choice.tsx';
import { useApi } from '../../shared/api/use-api.ts';
import { FileContents } from './file-contents.tsx';
import { isMoving, type Migration, migrationQuery, migrationReportQuery } from './migration-queries.ts';
import { MigrationReport } from './migration-report.tsx';
import styles from './migrations.module.css';

const POLL_MS = 1000;

interface MigrationViewProps {
  id: string;
  /** Recipes of the migration that the group may have had before. */
  duplicates: ReactNode;
}

export function MigrationView({ id, duplicates }: MigrationViewProps) {
  const { t } = useTranslation('migrations');
  const migration = useMigration(id);
  const { state, found, fileName } = migration;
  const [existing, setExisting] = useState<WhenExisting>('skip');
  return (
    <section className={styles.part} aria-labelledby="migration">
      <h2 id="migration">
        <bdi>{fileName}</bdi>
      </h2>
      <p role="status">{t(`states.${state}`)}</p>
      <Progress migration={migration} />
      {found && state === 'ready' && <FileContents found={found} existing={existing} onExisting={setExisting} />}
      <Actions migration={migration} existing={existing} />
      {state === 'finished' && duplicates}
      {state !== 'ready' && state !== 'reading' && (
        <MigrationReport id={id} isMoving={isMoving(migration)} canImportKnown={state === 'finished'} />
      )}
      {state === 'undone' && <Notice kind="info">{t('undone')}</Notice>}
    </section>
  );
}

function useMigration(id: string): Migration {
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery({
    ...migrationQuery(useApi(), id),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? POLL_MS : false),
  });
  const isDone = !isMoving(data);
  useEffect(() => {
    if (!isDone) return;
    // needed if the server's events do not arrive
    void refresh(queryClient, '/groups/reports');
    void refresh(queryClient, '/recipes');
  }, [queryClient, isDone]);
  return data;
}

function Progress({ migration: { state, done, found } }: { migration: Migration }) {
  const { t } = useTranslation('migrations');
  if (state !== 'running' || !found) return null;
  const total = found.recipes + found.failures;
  return (
    <div className={styles.progress}>
      <p>{t('done', { done, count: total })}</p>
      <ProgressBar label={t('states.running')} value={total ? done / total : 0} />
    </div>
  );
}

type Step = 'start' | 'cancel' | 'retry' | 'undo';

function useStep(step: Step, id: string) {
  const refreshes = ['/groups/reports', '/recipes', '/groups/trash'] as const;
  const { mutate, isPending } = useApi().useMutation('post', `/groups/migrations/{id}/${step}`, {
    meta: { refreshes: [...refreshes] },
  });
  return { run: (body?: { existing: WhenExisting }) => mutate({ params: { path: { id } }, body }), isPending };
}

function Actions({ migration: { id, state, found }, existing }: { migration: Migration; existing: WhenExisting }) {
  const { t } = useTranslation('migrations');
  const [isUndoing, setUndoing] = useState(false);
  const [start, cancel, retry, undo] = [
    useStep('start', id),
    useStep('cancel', id),
    useStep('retry', id),
    useStep('undo', id),
  ];
  const { data: report } = useSuspenseQuery(migrationReportQuery(useApi(), id));
  const isOver = state === 'finished' || state === 'failed' || state === 'canceled';
  const hasMade = report.entries.some(({ success, exception }) => success && !exception);
  const isWhole = state === 'finished' && report.entries.every(({ success }) => success);
  return (
    <div className={styles.actions}>
      {state === 'ready' && (
        <Button kind="primary" icon={<Download />} busy={start.isPending} onClick={() => start.run({ existing })}>
          {t('actions.start', { count: found?.recipes ?? 0 })}
        </Button>
      )}
      {['ready', 'reading', 'running'].includes(state) && (
        <Button icon={<Square />} busy={cancel.isPending} onClick={() => cancel.run()}>
          {t('actions.cancel')}
        </Button>
      )}
      {isOver && (
        <>
          {!isWhole && (
            <Button icon={<RotateCcw />} busy={retry.isPending} onClick={() => retry.run()}>
              {t('actions.retry')}
            </Button>
          )}
          {hasMade && (
            <Button icon={<Undo2 />} onClick={() => setUndoing(true)}>
              {t('actions.undo')}
            </Button>
          )}
        </>
      )}
      {isUndoing && (
        <ConfirmDialog
          title={t('undo.title')}
          action={t('actions.undo')}
          onConfirm={() => {
            setUndoing(false);
            undo.run();
          }}
          onClose={() => setUndoing(false)}
        >
          {t('undo.text')}
        </ConfirmDialog>
      )}
    </div>
  );
}
