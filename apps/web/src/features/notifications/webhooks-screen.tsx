import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, PageHeader, toast } from '#ui';
import { useUser } from '../../app/session.ts';
import { useApi } from '../../app/use-api.ts';
import { useDeletedToast } from '../../app/use-deleted-toast.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { EventWebhookDialog } from './event-webhook-dialog.tsx';
import { ManagersOnly } from './managers-only.tsx';
import { type EventWebhook, eventWebhooksQuery, type Webhook, webhooksQuery } from './notifications-queries.ts';
import { TargetRow } from './target-row.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import styles from './notifications.module.css';

/** Addresses of other programs: one kind hears of the meals of the day, the other of whatever happens. */
export function WebhooksScreen() {
  const { t } = useTranslation('notifications');
  const { canManage, admin } = useUser();
  if (!canManage && !admin) return <ManagersOnly of="webhooks" />;
  return (
    <div className={styles.page}>
      <PageHeader title={t('webhooks.title')} subtitle={t('webhooks.lead')} />
      <MealWebhooks />
      <EventWebhooks />
      <DeliveryLog kinds={['webhook', 'event-webhook']} />
    </div>
  );
}

function MealWebhooks() {
  const { t } = useTranslation('notifications');
  const { data } = useSuspenseQuery(webhooksQuery(useApi()));
  const [edited, setEdited] = useState<Webhook | 'new'>();
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2>{t('webhooks.meals')}</h2>
        <Button icon={<Plus />} onClick={() => setEdited('new')}>
          {t('webhooks.create')}
        </Button>
      </div>
      <p className={styles.lead}>{t('webhooks.mealsLead')}</p>
      <ul className={styles.rows}>
        {data.items.map((webhook) => (
          <MealRow key={webhook.id} webhook={webhook} onEdit={() => setEdited(webhook)} />
        ))}
      </ul>
      {edited && <WebhookDialog webhook={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </section>
  );
}

function MealRow({ webhook, onEdit }: { webhook: Webhook; onEdit: () => void }) {
  const { t } = useTranslation('notifications');
  const api = useApi();
  const { id, url, enabled, time } = webhook;
  const name = webhook.name || url;
  const params = { params: { path: { id } } };
  const sayDeleted = useDeletedToast('/groups/webhooks');
  const test = api.useMutation('post', '/groups/webhooks/{id}/test', {
    meta: { refreshes: ['/groups/events/deliveries'] },
    onSuccess: () => toast({ kind: 'info', text: t('tested') }),
  });
  const remove = api.useMutation('delete', '/groups/webhooks/{id}', {
    onSuccess: () => sayDeleted(id, t('deleted', { name })),
  });
  return (
    <TargetRow
      name={name}
      testing={test.isPending}
      deleting={remove.isPending}
      onTest={() => test.mutate(params)}
      onEdit={onEdit}
      onDelete={() => remove.mutate(params)}
    >
      <bdi dir="ltr">{url}</bdi>
      {' · '}
      {enabled ? t('webhooks.at', { time }) : t('off')}
    </TargetRow>
  );
}

function EventWebhooks() {
  const { t } = useTranslation('notifications');
  const { data } = useSuspenseQuery(eventWebhooksQuery(useApi()));
  const [edited, setEdited] = useState<EventWebhook | 'new'>();
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2>{t('webhooks.events')}</h2>
        <Button icon={<Plus />} onClick={() => setEdited('new')}>
          {t('webhooks.createEvents')}
        </Button>
      </div>
      <p className={styles.lead}>{t('webhooks.eventsLead')}</p>
      <ul className={styles.rows}>
        {data.items.map((webhook) => (
          <EventRow key={webhook.id} webhook={webhook} onEdit={() => setEdited(webhook)} />
        ))}
      </ul>
      {edited && (
        <EventWebhookDialog webhook={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </section>
  );
}

function EventRow({ webhook, onEdit }: { webhook: EventWebhook; onEdit: () => void }) {
  const { t, i18n } = useTranslation('notifications');
  const api = useApi();
  const { id, name, url, enabled, events } = webhook;
  const params = { params: { path: { id } } };
  const sayDeleted = useDeletedToast('/groups/events/webhooks');
  const test = api.useMutation('post', '/groups/events/webhooks/{id}/test', {
    meta: { refreshes: ['/groups/events/deliveries'] },
    onSuccess: () => toast({ kind: 'info', text: t('tested') }),
  });
  const remove = api.useMutation('delete', '/groups/events/webhooks/{id}', {
    onSuccess: () => sayDeleted(id, t('deleted', { name })),
  });
  const names = new Intl.ListFormat(i18n.language).format(events.map((event) => t(`kinds.${event}`)));
  return (
    <TargetRow
      name={name}
      testing={test.isPending}
      deleting={remove.isPending}
      onTest={() => test.mutate(params)}
      onEdit={onEdit}
      onDelete={() => remove.mutate(params)}
    >
      <bdi dir="ltr">{url}</bdi>
      {' · '}
      {enabled ? names || t('webhooks.everything') : t('off')}
    </TargetRow>
  );
}
