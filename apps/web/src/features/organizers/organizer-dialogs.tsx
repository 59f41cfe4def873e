import { useTranslation } from 'react-i18next';
import { isProblem } from '#client';
import { ConfirmDialog } from '#ui';
import { errorMessage } from '../../shared/api/error-toasts.ts';
import { NameDialog } from '../../shared/forms/name-dialog.tsx';
import { useApi } from '../../shared/api/use-api.ts';
import { useDeletedToast } from '../../shared/widgets/use-deleted-toast.ts';
import type { Organizer, OrganizerKind } from '../../shared/api/group-lists.ts';

interface OrganizerDialogProps {
  kind: OrganizerKind;
  /** The organizer to rename; a new one is created without it. */
  organizer?: Organizer;
  onClose: () => void;
}

export function OrganizerNameDialog({ kind, organizer, onClose }: OrganizerDialogProps) {
  const { t, i18n } = useTranslation('organizers');
  const api = useApi();
  const options = { meta: { silent: true }, onSuccess: onClose };
  const create = api.useMutation('post', `/organizers/${kind}`, options);
  const rename = api.useMutation('patch', `/organizers/${kind}/{id}`, options);
  const { error, isPending } = organizer ? rename : create;
  return (
    <NameDialog
      title={organizer ? t('action.rename') : t(`${kind}.create`)}
      label={t('name')}
      action={t(organizer ? 'action.save' : 'action.create')}
      name={organizer?.name}
      busy={isPending}
      fieldError={isProblem(error, 409) ? t('taken') : error ? errorMessage(i18n, error) : undefined}
      onName={(name) =>
        organizer
          ? rename.mutate({ params: { path: { id: organizer.id } }, body: { name } })
          : create.mutate({ body: { name } })
      }
      onClose={onClose}
    />
  );
}

export function DeleteOrganizerDialog({ kind, organizer, onClose }: Required<OrganizerDialogProps>) {
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
