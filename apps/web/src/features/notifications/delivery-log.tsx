import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { RotateCw } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ErrorNotice } from '#ui';
import { useApi } from '../../shared/api/use-api.ts';
import { useTimes } from '../../shared/i18n/use-times.ts';
import { deliveriesQuery, type Delivery, PER_PAGE, type TargetKind } from './notifications-queries.ts';
import styles from './notifications.module.css';

/** Poll interval while deliveries are pending. */
const LOOK_AGAIN_MS = 2000;
const SOON_MS = 60_000;

/** True if a delivery is being tried or will be within a minute. */
const isBusy = ({ status, nextAttemptAt }: Delivery) =>
  status === 'waiting' && (!nextAttemptAt || Date.parse(nextAttemptAt) - Date.now() < SOON_MS);

/** Lists deliveries with their result, newest first. */
export function DeliveryLog({ kinds }: { kinds: TargetKind[] }) {
  const { t } = useTranslation('notifications');
  const api = useApi();
  const [perPage, setPerPage] = useState(PER_PAGE);
  const { data: first } = useSuspenseQuery({
    ...deliveriesQuery(api, kinds),
    refetchInterval: ({ state }) => (state.data?.items.some(isBusy) ? LOOK_AGAIN_MS : false),
  });
  const {
    data: more,
    error,
    refetch,
  } = useQuery({
    ...deliveriesQuery(api, kinds, perPage),
    enabled: perPage > PER_PAGE,
    placeholderData: keepPreviousData,
  });
  const { items, total } = perPage > PER_PAGE && more ? more : first;
  return (
    <section className={styles.panel}>
      <h2>{t('log.title')}</h2>
      {items.length === 0 ? (
        <p className={styles.lead}>{t('log.empty')}</p>
      ) : (
        <ul className={styles.rows}>
          {items.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
      <ErrorNotice error={error} onRetry={() => void refetch()} />
      {total > items.length && !error && (
        <Button onClick={() => setPerPage(perPage + PER_PAGE)}>{t('log.more', { count: total - items.length })}</Button>
      )}
    </section>
  );
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('notifications');
  const replay = useApi().useMutation('post', '/groups/events/deliveries/{id}/replay');
  const { id, targetName, event, status, error, createdAt, nextAttemptAt } = delivery;
  const at = useTimes();
  return (
    <li>
      <div className={styles.what}>
        <b dir="auto">{targetName || t('log.unnamed')}</b>
        <small>
          <bdi dir="ltr">{event}</bdi>
          {' · '}
          {at(createdAt)}
          {' · '}
          {t(`log.${status}`)}
        </small>
        {error && <small className={styles.failure}>{error}</small>}
        {nextAttemptAt && <small>{t('log.again', { moment: at(nextAttemptAt) })}</small>}
      </div>
      <Button
        size="small"
        icon={<RotateCw />}
        busy={replay.isPending}
        aria-label={t('log.replayOne', { name: targetName, event })}
        onClick={() => replay.mutate({ params: { path: { id } } })}
      >
        {t('log.replay')}
      </Button>
    </li>
  );
}
