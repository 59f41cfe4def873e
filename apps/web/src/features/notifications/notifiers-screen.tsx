import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from '#ui/icons';
import { BellRing } from '#ui/late-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, PageHeader } from '#ui';
import { HelpLink } from '../../shared/help/help-link.tsx';
import { useUser } from '../../shared/session/session.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { ManagersOnly } from './managers-only.tsx';
import { type Notifier, notifiersQuery, optionGroups } from './notifications-queries.ts';
import { NotifierDialog } from './notifier-dialog.tsx';
import { TargetRow } from './target-row.tsx';
import styles from './notifications.module.css';

/** Notification services of the group. */
export function NotifiersScreen() {
  const { canManage, admin } = useUser();
  return canManage || admin ? <Notifiers /> : <ManagersOnly of="notifiers" />;
}

function Notifiers() {
  const { t } = useTranslation('notifications');
  const { data } = useSuspenseQuery(notifiersQuery(useApi()));
  const [edited, setEdited] = useState<Notifier | 'new'>();
  const create = (
    <Button kind="primary" icon={<Plus />} onClick={() => setEdited('new')}>
      {t('notifiers.create')}
    </Button>
  );
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('notifiers.title')}
        subtitle={t('notifiers.lead')}
        help={<HelpLink page="using#notifications" />}
      >
        {data.items.length > 0 && create}
      </PageHeader>
      {data.items.length === 0 ? (
        <EmptyState icon={<BellRing />} title={t('notifiers.empty')} action={create}>
          {t('notifiers.emptyText')}
        </EmptyState>
      ) : (
        <section className={styles.panel}>
          <ul className={styles.rows}>
            {data.items.map((notifier) => (
              <Row key={notifier.id} notifier={notifier} onEdit={() => setEdited(notifier)} />
            ))}
          </ul>
        </section>
      )}
      <DeliveryLog kinds={['notifier']} />
      {edited && (
        <NotifierDialog notifier={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </div>
  );
}

function Row({ notifier, onEdit }: { notifier: Notifier; onEdit: () => void }) {
  const { t } = useTranslation('notifications');
  const { id, name, enabled, service, supported, options } = notifier;
  const count = optionGroups.flatMap((group) => [...group.options]).filter((option) => options[option]).length;
  return (
    <TargetRow at="/groups/events/notifications" id={id} name={name} onEdit={onEdit}>
      <bdi dir="ltr">{service}</bdi>
      {' · '}
      {supported ? (enabled ? t('notifiers.events', { count }) : t('off')) : t('notifiers.unsupported')}
    </TargetRow>
  );
}
