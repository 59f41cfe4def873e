import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#client';
import { ConfirmDialog, FormDialog, TextField } from '#ui';
import { errorMessage } from '../../shared/api/error-toasts.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { useDeletedToast } from '../../shared/widgets/use-deleted-toast.ts';
import type { Organizer, OrganizerKind } from '../../shared/api/group-lists.ts';

interface NameDialogProps {
  kind: OrganizerKind;
  /** The organizer to rename; a new one is created without it. */
  organizer?: Organizer;
  onClose: () => void;
}

export function NameDialog({ kind, organizer, onClose }: NameDialogProps) {
  const { t, i18n } = useTranslation('organizers');
  const [name, setName] = useState(organizer?.name ?? '');
  const api = useApi();
  const options = { meta: { silent: true }, onSuccess: onClose };
  const create = api.useMutation('post', `/organizers/${kind}`, options);
  const rename = api.useMutation('patch', `/organizers/${kind}/{id}`, options);
  const save = organizer ? rename : create;
  const submit = () => {
    const body = { name: name.trim() };
    if (organizer) rename.mutate({ params: { path: { id: organizer.id } }, body });
    else create.mutate({ body });
  };
  const error = isProblem(save.error, 409) ? t('taken') : save.error ? errorMessage(i18n, save.error) : undefined;
  return (
    <FormDialog
      title={organizer ? t('action.rename') : t(`${kind}.create`)}
      action={t(organizer ? 'action.save' : 'action.create')}
      busy={save.isPending}
      disabled={!name.trim()}
      onSubmit={submit}
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
  const sayDeleted = useDeletedToast(`/organizers/${kind}`);
  const remove = useApi().useMutation('delete', `/organizers/${kind}/{id}`, {
    onSuccess: () => {
      sayDeleted(organizer.id, t('deleted', { name: organizer.name }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      danger
      title={t('deleteTitle', { name: organizer.name })}
      action={t('action.delete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { path: { id: organizer.id } } })}
      onClose={onClose}
    >
      {t('deleteText', { count: organizer.recipeCount })}
    </ConfirmDialog>
  );
}
