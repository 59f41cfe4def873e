import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { eventKinds } from '#contract/kinds';
import { Button } from '#ui';
import { showsErrorsIn } from '../../shared/forms/form-errors.ts';
import { useApi } from '../../shared/api/use-api.ts';
import type { EventWebhook } from './notifications-queries.ts';
import { TargetDialog } from './target-dialog.tsx';
import { EnabledSwitch, EventChoices, WebhookFields } from './target-fields.tsx';

interface EventWebhookDialogProps {
  /** The webhook to change; a new one is created without it. */
  webhook?: EventWebhook;
  onClose: () => void;
}

export function EventWebhookDialog({ webhook, onClose }: EventWebhookDialogProps) {
  const { t } = useTranslation('notifications');
  const { name = '', url = '', enabled = true, events: chosen = [] } = webhook ?? {};
  const form = useForm({ defaultValues: { name, url, enabled, events: chosen } });
  const events = form.watch('events');
  const api = useApi();
  const options = showsErrorsIn(form);
  const create = api.useMutation('post', '/groups/events/webhooks', options);
  const change = api.useMutation('put', '/groups/events/webhooks/{id}', { ...options, onSuccess: onClose });
  const renew = api.useMutation('post', '/groups/events/webhooks/{id}/secret');
  const submit = form.handleSubmit((body) =>
    webhook ? change.mutate({ params: { path: { id: webhook.id } }, body }) : create.mutate({ body }),
  );
  return (
    <TargetDialog
      title={t(webhook ? 'webhooks.edit' : 'webhooks.createEvents')}
      isNew={!webhook}
      form={form}
      requests={[create, change]}
      secret={create.data?.secret ?? renew.data?.secret}
      onSubmit={submit}
      onClose={onClose}
    >
      <WebhookFields needsName />
      <EnabledSwitch />
      <EventChoices
        legend={t('webhooks.about')}
        hint={t('webhooks.aboutHint')}
        kinds={eventKinds}
        labelOf={(kind) => t(`kinds.${kind}`)}
        isChosen={(kind) => events.includes(kind)}
        onChoose={(kind, isChosen) =>
          form.setValue('events', isChosen ? [...events, kind] : events.filter((one) => one !== kind))
        }
      />
      {webhook && (
        <div>
          <Button busy={renew.isPending} onClick={() => renew.mutate({ params: { path: { id: webhook.id } } })}>
            {t('webhooks.renew')}
          </Button>
        </div>
      )}
    </TargetDialog>
  );
}
