import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '#ui';
import { showsErrorsIn } from '../../shared/forms/form-errors.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import type { Webhook } from './notifications-queries.ts';
import { TargetDialog } from './target-dialog.tsx';
import { EnabledSwitch, WebhookFields } from './target-fields.tsx';

interface WebhookDialogProps {
  /** The webhook to change; a new one is created without it. */
  webhook?: Webhook;
  onClose: () => void;
}

export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('notifications');
  const { name = '', url = '', time = '07:00', enabled = true } = webhook ?? {};
  const form = useForm({ defaultValues: { name, url, time, enabled } });
  const field = useFields(form);
  const api = useApi();
  const options = { ...showsErrorsIn(form), onSuccess: onClose };
  const create = api.useMutation('post', '/groups/webhooks', options);
  const change = api.useMutation('put', '/groups/webhooks/{id}', options);
  const submit = form.handleSubmit((body) =>
    webhook ? change.mutate({ params: { path: { id: webhook.id } }, body }) : create.mutate({ body }),
  );
  return (
    <TargetDialog
      title={t(webhook ? 'webhooks.edit' : 'webhooks.create')}
      isNew={!webhook}
      form={form}
      requests={[create, change]}
      onSubmit={submit}
      onClose={onClose}
    >
      <WebhookFields />
      <TextField label={t('webhooks.time')} type="time" hint={t('webhooks.timeHint')} {...field('time', 'required')} />
      <EnabledSwitch />
    </TargetDialog>
  );
}
