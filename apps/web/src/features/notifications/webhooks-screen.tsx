import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from '#ui/icons';
import { useState, type ComponentProps, type ReactNode } from 'react';
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
  return (
    <WebhookPanel<Webhook>
      title={t('webhooks.meals')}
      lead={t('webhooks.mealsLead')}
      create={t('webhooks.create')}
      at="/groups/webhooks"
      rows={data.items}
      nameOf={({ name, url }) => name || url}
      describe={({ enabled, time }) => (enabled ? t('webhooks.at', { time }) : t('off'))}
      renderDialog={(webhook, onClose) => <WebhookDialog webhook={webhook} onClose={onClose} />}
    />
  );
}

function EventWebhooks() {
  const { t, i18n } = useTranslation('notifications');
  const { data } = useSuspenseQuery(eventWebhooksQuery(useApi()));
  const namesOf = (events: EventWebhook['events']) =>
    listText(
      events.map((event) => t(`kinds.${event}`)),
      i18n.language,
    );
  return (
    <WebhookPanel<EventWebhook>
      title={t('webhooks.events')}
      lead={t('webhooks.eventsLead')}
      create={t('webhooks.createEvents')}
      at="/groups/events/webhooks"
      rows={data.items}
      nameOf={({ name }) => name}
      describe={({ enabled, events }) => (enabled ? namesOf(events) || t('webhooks.everything') : t('off'))}
      renderDialog={(webhook, onClose) => <EventWebhookDialog webhook={webhook} onClose={onClose} />}
    />
  );
}

function RecipeActions() {
  const { t } = useTranslation('notifications');
  const { data } = useSuspenseQuery(recipeActionsQuery(useApi()));
  return (
    <WebhookPanel<RecipeAction>
      title={t('recipeActions.title')}
      lead={t('recipeActions.lead')}
      create={t('recipeActions.create')}
      at="/groups/recipe-actions"
      rows={data.items}
      nameOf={({ title }) => title}
      describe={({ actionType }) => t(`recipeActions.${actionType}`)}
      renderDialog={(action, onClose) => <RecipeActionDialog action={action} onClose={onClose} />}
    />
  );
}

interface WebhookPanelProps<Row> {
  title: string;
  lead: string;
  /** Label of the button. */
  create: string;
  /** Path of the resource. */
  at: ComponentProps<typeof TargetRow>['at'];
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  describe: (row: Row) => string;
  /** Dialog of a row, or of a new one. */
  renderDialog: (row: Row | undefined, onClose: () => void) => ReactNode;
}

/** Rows of one kind with their addresses, and the dialog that creates or changes one. */
function WebhookPanel<Row extends { id: string; url: string }>(props: WebhookPanelProps<Row>) {
  const { title, lead, create, at, rows, nameOf, describe, renderDialog } = props;
  const [edited, setEdited] = useState<Row | 'new'>();
  return (
    <>
      <section className={styles.panel}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <Button icon={<Plus />} onClick={() => setEdited('new')}>
            {create}
          </Button>
        </div>
        <p className={styles.lead}>{lead}</p>
        <ul className={styles.rows}>
          {rows.map((row) => (
            <TargetRow key={row.id} at={at} id={row.id} name={nameOf(row)} onEdit={() => setEdited(row)}>
              <bdi dir="ltr">{row.url}</bdi>
              {' · '}
              {describe(row)}
            </TargetRow>
          ))}
        </ul>
      </section>
      {edited && renderDialog(edited === 'new' ? undefined : edited, () => setEdited(undefined))}
    </>
  );
}
