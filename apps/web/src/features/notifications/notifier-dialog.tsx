import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '#ui';
import { showsErrorsIn } from '../../shared/forms/form-errors.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import { type Notifier, type Option, optionGroups } from './notifications-queries.ts';
import { TargetDialog } from './target-dialog.tsx';
import { EnabledSwitch, EventChoices } from './target-fields.tsx';

const firstOptions: Partial<Record<Option, boolean>> = { recipeCreated: true };

interface NotifierDialogProps {
  /** The notifier to change; a new one is created without it. */
  notifier?: Notifier;
  onClose: () => void;
}

export function NotifierDialog({ notifier, onClose }: NotifierDialogProps) {
  const { t } = useTranslation('notifications');
  const { name = '', enabled = true, options: chosen = firstOptions } = notifier ?? {};
  const form = useForm({ defaultValues: { name, appriseUrl: '', enabled, options: chosen } });
  const field = useFields(form);
  const options = form.watch('options');
  const api = useApi();
  const settings = { ...showsErrorsIn(form), onSuccess: onClose };
  const create = api.useMutation('post', '/groups/events/notifications', settings);
  const change = api.useMutation('put', '/groups/events/notifications/{id}', settings);
  const submit = form.handleSubmit(({ appriseUrl, ...values }) => {
    const flags = optionGroups.flatMap((group) => group.options.map((option) => [option, options[option] ?? false]));
    const body = { ...values, options: Object.fromEntries(flags) };
    if (!notifier) return create.mutate({ body: { ...body, appriseUrl } });
    change.mutate({ params: { path: { id: notifier.id } }, body: { ...body, appriseUrl: appriseUrl || null } });
  });
  return (
    <TargetDialog
      title={t(notifier ? 'notifiers.edit' : 'notifiers.create')}
      isNew={!notifier}
      form={form}
      requests={[create, change]}
      onSubmit={submit}
      onClose={onClose}
    >
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
      <EnabledSwitch />
      {optionGroups.map((group) => (
        <EventChoices
          key={group.name}
          legend={t(`groups.${group.name}`)}
          kinds={group.options}
          labelOf={(option: Option) => t(`options.${option}`)}
          isChosen={(option) => options[option] ?? false}
          onChoose={(option, isChosen) => form.setValue('options', { ...options, [option]: isChosen })}
        />
      ))}
    </TargetDialog>
  );
}
