import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog, Switch, TextField } from '#ui';
import { otherProblemOf, showsErrorsIn } from '../../shared/forms/form-errors.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import type { Webhook } from './notifications-queries.ts';
import styles from './notifications.module.css';

interface WebhookDialogProps {
  /** The one to be changed; without it a new one is made. */
  webhook?: Webhook;
  onClose: () => void;
}

export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('notifications');
  const { name = '', url = '', time = '07:00' } = webhook ?? {};
  const form = useForm({ defaultValues: { name, url, time } });
  const field = useFields(form);
  const [enabled, setEnabled] = useState(webhook?.enabled ?? true);
  const api = useApi();
  const saved = {
    ...showsErrorsIn(form),
    onSuccess: onClose,
  };
  const create = api.useMutation('post', '/groups/webhooks', saved);
  const change = api.useMutation('put', '/groups/webhooks/{id}', saved);
  const submit = form.handleSubmit((values) => {
    const body = { ...values, enabled };
    if (webhook) change.mutate({ params: { path: { id: webhook.id } }, body });
    else create.mutate({ body });
  });
  return (
    <FormDialog
      title={t(webhook ? 'webhooks.edit' : 'webhooks.create')}
      action={t(webhook ? 'action.save' : 'action.create')}
      busy={create.isPending || change.isPending}
      error={otherProblemOf(form, create.error ?? change.error)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <TextField label={t('name')} maxLength={255} {...field('name')} />
        <TextField label={t('webhooks.address')} type="url" dir="ltr" maxLength={2000} {...field('url', 'url')} />
        <TextField
          label={t('webhooks.time')}
          type="time"
          hint={t('webhooks.timeHint')}
          {...field('time', 'required')}
        />
        <Switch checked={enabled} onChange={setEnabled}>
          {t('enabled')}
        </Switch>
      </div>
    </FormDialog>
  );
}
