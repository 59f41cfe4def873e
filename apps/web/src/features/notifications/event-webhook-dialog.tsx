import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { eventKinds } from '#contract/kinds';
import { Button, Checkbox, Dialog, OneTimeSecret, Switch, TextField } from '#ui';
import { otherProblemOf, showsErrorsIn } from '../../shared/forms/form-errors.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { useCopy } from '../../shared/browser/use-copy.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import type { EventWebhook } from './notifications-queries.ts';
import styles from './notifications.module.css';

interface EventWebhookDialogProps {
  /** The one to be changed; without it a new one is made. */
  webhook?: EventWebhook;
  onClose: () => void;
}

export function EventWebhookDialog({ webhook, onClose }: EventWebhookDialogProps) {
  const { t } = useTranslation('notifications');
  const form = useForm({ defaultValues: { name: webhook?.name ?? '', url: webhook?.url ?? '' } });
  const [enabled, setEnabled] = useState(webhook?.enabled ?? true);
  const [events, setEvents] = useState<EventWebhook['events']>(webhook?.events ?? []);
  const api = useApi();
  const silent = {
    ...showsErrorsIn(form),
  };
  const create = api.useMutation('post', '/groups/events/webhooks', silent);
  const change = api.useMutation('put', '/groups/events/webhooks/{id}', { ...silent, onSuccess: onClose });
  const renew = api.useMutation('post', '/groups/events/webhooks/{id}/secret');
  const secret = create.data?.secret ?? renew.data?.secret;
  const submit = form.handleSubmit((values) => {
    const body = { ...values, enabled, events };
    if (webhook) change.mutate({ params: { path: { id: webhook.id } }, body });
    else create.mutate({ body });
  });
  const isBusy = create.isPending || change.isPending;
  // one dialog all the while: a second one that opens as this one closes would lose the focus to it
  return (
    <Dialog
      title={secret ? t('webhooks.secret') : t(webhook ? 'webhooks.edit' : 'webhooks.createEvents')}
      error={otherProblemOf(form, create.error ?? change.error)}
      onClose={onClose}
      onSubmit={secret ? onClose : () => void submit()}
      footer={
        secret ? (
          <Button type="submit" kind="primary">
            {t('action.done')}
          </Button>
        ) : (
          <>
            <Button kind="quiet" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" kind="primary" busy={isBusy}>
              {t(webhook ? 'action.save' : 'action.create')}
            </Button>
          </>
        )
      }
    >
      {secret ? (
        <Secret secret={secret} />
      ) : (
        <div className={styles.fields}>
          <Fields form={form} enabled={enabled} onEnable={setEnabled} events={events} onEvents={setEvents} />
          {webhook && (
            <div>
              <Button busy={renew.isPending} onClick={() => renew.mutate({ params: { path: { id: webhook.id } } })}>
                {t('webhooks.renew')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

interface FieldsProps {
  form: UseFormReturn<{ name: string; url: string }>;
  enabled: boolean;
  onEnable: (isOn: boolean) => void;
  events: EventWebhook['events'];
  onEvents: (events: EventWebhook['events']) => void;
}

function Fields({ form, enabled, onEnable, events, onEvents }: FieldsProps) {
  const { t } = useTranslation('notifications');
  const field = useFields(form);
  return (
    <>
      <TextField label={t('name')} maxLength={255} {...field('name', 'required')} />
      <TextField label={t('webhooks.address')} type="url" dir="ltr" maxLength={2000} {...field('url', 'url')} />
      <Switch checked={enabled} onChange={onEnable}>
        {t('enabled')}
      </Switch>
      <fieldset>
        <legend>{t('webhooks.about')}</legend>
        <p className={styles.lead}>{t('webhooks.aboutHint')}</p>
        <div className={styles.choices}>
          {eventKinds.map((kind) => (
            <Checkbox
              key={kind}
              checked={events.includes(kind)}
              onChange={(isOn) => onEvents(isOn ? [...events, kind] : events.filter((one) => one !== kind))}
            >
              {t(`kinds.${kind}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** The only time that the secret is shown. */
function Secret({ secret }: { secret: string }) {
  const { t } = useTranslation('notifications');
  const copy = useCopy();
  return (
    <OneTimeSecret
      text={t('webhooks.secretOnce')}
      secret={secret}
      copyLabel={t('action.copy')}
      onCopy={() => void copy(secret)}
    />
  );
}
