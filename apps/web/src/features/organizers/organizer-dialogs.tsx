import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#client';
import { ConfirmDialog, FormDialog, TextField, toast } from '#ui';
import { failureMessage } from '../../app/failure-toasts.ts';
import { useApi } from '../../app/use-api.ts';
import { organizerKinds, type Organizer, type OrganizerKind } from '../../app/organizer-kinds.ts';

interface NameDialogProps {
  kind: OrganizerKind;
  /** The one to be renamed; without it a new one is made. */
  organizer?: Organizer;
  onClose: () => void;
}

const refreshes = ['/organizers', '/recipes'];

export function NameDialog({ kind, organizer, onClose }: NameDialogProps) {
  const { t, i18n } = useTranslation('organizers');
  const { t: common } = useTranslation();
  const [name, setName] = useState(organizer?.name ?? '');
  const api = useApi();
  const save = useMutation({
    meta: { silent: true, refreshes },
    mutationFn: async () => {
      if (organizer) await organizerKinds[kind].change(api, organizer.id, { name: name.trim() });
      else await organizerKinds[kind].create(api, name.trim());
    },
    onSuccess: onClose,
  });
  const error = isProblem(save.error, 409) ? t('taken') : save.error ? failureMessage(i18n, save.error) : undefined;
  return (
    <FormDialog
      title={organizer ? common('action.rename') : t(`${kind}.create`)}
      action={common(organizer ? 'action.save' : 'action.create')}
      busy={save.isPending}
      disabled={!name.trim()}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        value={name}
        error={error}
        maxLength={255}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

export function DeleteOrganizerDialog({ kind, organizer, onClose }: Required<NameDialogProps>) {
  const { t } = useTranslation('organizers');
  const { t: common } = useTranslation();
  const api = useApi();
  const remove = useMutation({
    meta: { refreshes },
    mutationFn: () => organizerKinds[kind].remove(api, organizer.id),
    onSuccess: () => {
      toast({ kind: 'success', text: t('deleted', { name: organizer.name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      danger
      title={t('deleteTitle', { name: organizer.name })}
      action={common('action.delete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {t('deleteText', { count: organizer.recipeCount })}
    </ConfirmDialog>
  );
}
