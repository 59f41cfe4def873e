import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from '#ui/icons';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listText } from '#locales';
import { Button } from '#ui';
import { ApiPageHeader } from '../../shared/help/api-page-header.tsx';
import { useUser } from '../../shared/session/session.ts';
import { recipeActionsQuery } from '../../shared/api/group-queries.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { EventWebhookDialog } from './event-webhook-dialog.tsx';
import { ManagersOnly } from './managers-only.tsx';
import {
  type EventWebhook,
  eventWebhooksQuery,
  loggedKinds,
  type RecipeAction,
  type Webhook,
  webhooksQuery,
} from './notifications-queries.ts';
import { RecipeActionDialog } from './recipe-action-dialog.tsx';
import { TargetRow } from './target-row.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import styles from './notifications.module.css';

/** Webhooks for the meals of the day and for events, and the actions of recipes. */
export function WebhooksScreen() {
  const { t } = useTranslation('notifications');
  const { canManage, admin } = useUser();
  if (!canManage && !admin) return <ManagersOnly of="webhooks" />;
  return (
    <div className={styles.page}>
      <ApiPageHeader title={t('webhooks.title')} lead={t('webhooks.lead')} guide="webhooks" />
      <MealWebhooks />
      <EventWebhooks />
      <RecipeActions />
      <DeliveryLog kinds={loggedKinds} />
    </div>
  );
}

function MealWebhooks() {
  const { t } = useTranslation('notifications');
  const { data } = useSuspenseQuery(webhooksQuery(useApi()));
  const [edited, setEdited] = useState<Webhook | 'new'>();
  return (
    <>
      <WebhookPanel
        title={t('webhooks.meals')}
        lead={t('webhooks.mealsLead')}
        create={t('webhooks.create')}
        onCreate={() => setEdited('new')}
      >
        {data.items.map((webhook) => (
          <TargetRow
            key={webhook.id}
            at="/groups/webhooks"
            id={webhook.id}
            name={webhook.name || webhook.url}
            onEdit={() => setEdited(webhook)}
          >
            <bdi dir="ltr">{webhook.url}</bdi>
            {' · '}
            {webhook.enabled ? t('webhooks.at', { time: webhook.time }) : t('off')}
          </TargetRow>
        ))}
      </WebhookPanel>
      {edited && <WebhookDialog webhook={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function EventWebhooks() {
  const { t, i18n } = useTranslation('notifications');
  const { data } = useSuspenseQuery(eventWebhooksQuery(useApi()));
  const [edited, setEdited] = useState<EventWebhook | 'new'>();
  const namesOf = (events: EventWebhook['events']) =>
    listText(
      events.map((event) => t(`kinds.${event}`)),
      i18n.language,
    );
  return (
    <>
      <WebhookPanel
        title={t('webhooks.events')}
        lead={t('webhooks.eventsLead')}
        create={t('webhooks.createEvents')}
        onCreate={() => setEdited('new')}
      >
        {data.items.map((webhook) => (
          <TargetRow
            key={webhook.id}
            at="/groups/events/webhooks"
            id={webhook.id}
            name={webhook.name}
            onEdit={() => setEdited(webhook)}
          >
            <bdi dir="ltr">{webhook.url}</bdi>
            {' · '}
            {webhook.enabled ? namesOf(webhook.events) || t('webhooks.everything') : t('off')}
          </TargetRow>
        ))}
      </WebhookPanel>
      {edited && (
        <EventWebhookDialog webhook={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

function RecipeActions() {
  const { t } = useTranslation('notifications');
  const { data } = useSuspenseQuery(recipeActionsQuery(useApi()));
  const [edited, setEdited] = useState<RecipeAction | 'new'>();
  return (
    <>
      <WebhookPanel
        title={t('recipeActions.title')}
        lead={t('recipeActions.lead')}
        create={t('recipeActions.create')}
        onCreate={() => setEdited('new')}
      >
        {data.items.map((action) => (
          <TargetRow
            key={action.id}
            at="/groups/recipe-actions"
            id={action.id}
            name={action.title}
            onEdit={() => setEdited(action)}
          >
            <bdi dir="ltr">{action.url}</bdi>
            {' · '}
            {t(`recipeActions.${action.actionType}`)}
          </TargetRow>
        ))}
      </WebhookPanel>
      {edited && (
        <RecipeActionDialog action={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

interface WebhookPanelProps {
  title: string;
  lead: string;
  /** Label of the button. */
  create: string;
  onCreate: () => void;
  children: ReactNode;
}

function WebhookPanel({ title, lead, create, onCreate, children }: WebhookPanelProps) {
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <Button icon={<Plus />} onClick={onCreate}>
          {create}
        </Button>
      </div>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}
