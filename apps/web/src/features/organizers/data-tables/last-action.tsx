import { useSuspenseQuery } from '@tanstack/react-query';
import { Undo2 } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { Button, Notice, ProgressBar } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import { actRefreshes, type BulkAct, bulkActsQuery, whileRunning } from './bulk-queries.ts';

/** The latest bulk action (of a kind), with its progress and undo. */
export function LastAction({ kind }: { kind?: BulkAct['kind'] }) {
  const { t } = useTranslation('data');
  const api = useApi();
  const { data } = useSuspenseQuery({
    ...bulkActsQuery(api),
    refetchInterval: ({ state }) => whileRunning(state.data),
  });
  const undo = api.useMutation('post', '/recipes/bulk-actions/{id}/undo', { meta: { refreshes: [...actRefreshes] } });
  const act = data.find((one) => !kind || one.kind === kind);
  if (!act) return null;
  const text = t(`bulk.status.${act.status}`, { what: t(`bulk.kinds.${act.kind}`), count: act.total });
  const isRunning = act.status === 'running' || act.status === 'undoing';
  return (
    <Notice kind={act.failed > 0 ? 'warning' : 'info'}>
      <p>{text}</p>
      {act.failed > 0 && <p>{t('bulk.failed', { count: act.failed })}</p>}
      {isRunning && <ProgressBar label={text} value={act.done / act.total} />}
      {(act.status === 'done' || act.status === 'failed') && (
        <Button
          size="small"
          icon={<Undo2 />}
          busy={undo.isPending}
          onClick={() => undo.mutate({ params: { path: { id: act.id } } })}
        >
          {t('action.undo')}
        </Button>
      )}
    </Notice>
  );
}
