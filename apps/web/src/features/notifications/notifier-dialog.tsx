import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox, FormDialog, Switch, TextField } from '#ui';
import { otherProblemOf, showsErrorsIn } from '../../shared/forms/form-errors.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import { type Notifier, type Option, optionGroups } from './notifications-queries.ts';
import styles from './notifications.module.css';

interface NotifierDialogProps {
  /** The one to be changed; without it a new one is made. */
  notifier?: Notifier;
  onClose: () => void;
}

export function NotifierDialog({ notifier, onClose }: NotifierDialogProps) {
  const { t } = useTranslation('notifications');
  const form = useForm({ defaultValues: { name: notifier?.name ?? '', appriseUrl: '' } });
  const field = useFields(form);
  const [enabled, setEnabled] = useState(notifier?.enabled ?? true);
  const [options, setOptions] = useState<Partial<Record<Option, boolean>>>(
    notifier?.options ?? { recipeCreated: true },
  );
  const api = useApi();
  const saved = {
    ...showsErrorsIn(form),
    onSuccess: onClose,
  };
  const create = api.useMutation('post', '/groups/events/notifications', saved);
  const change = api.useMutation('put', '/groups/events/notifications/{id}', saved);
  const submit = form.handleSubmit(({ name, appriseUrl }) => {
    const flags = Object.fromEntries(
      optionGroups.flatMap((group) => group.options.map((option) => [option, options[option] ?? false])),
    );
    const body = { name, enabled, options: flags };
    if (!notifier) return create.mutate({ body: { ...body, appriseUrl } });
    change.mutate({ params: { path: { id: notifier.id } }, body: { ...body, appriseUrl: appriseUrl || null } });
  });
  return (
    <FormDialog
      title={t(notifier ? 'notifiers.edit' : 'notifiers.create')}
      action={t(notifier ? 'action.save' : 'action.create')}
      busy={create.isPending || change.isPending}
      error={otherProblemOf(form, create.error ?? change.error)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <TextField label={t('name')} maxLength={255} {...field('name', 'required')} />
        <TextField
          label={t('notifiers.address')}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          hint={t(notifier ? 'notifiers.addressKept' : 'notifiers.addressHint')}
          maxLength={2000}
          {...field('appriseUrl', notifier ? undefined : 'required')}
        />
        <Switch checked={enabled} onChange={setEnabled}>
          {t('enabled')}
        </Switch>
        {optionGroups.map((group) => (
          <fieldset key={group.name}>
            <legend>{t(`groups.${group.name}`)}</legend>
            <div className={styles.choices}>
              {group.options.map((option) => (
                <Checkbox
                  key={option}
                  checked={options[option] ?? false}
                  onChange={(isOn) => setOptions({ ...options, [option]: isOn })}
                >
                  {t(`options.${option}`)}
                </Checkbox>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </FormDialog>
  );
}
