import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui';

interface DeletedDialogProps {
  onSave: () => void;
  onClose: () => void;
}

/** Offers to save the draft of a deleted recipe as a new one. */
export function DeletedDialog({ onSave, onClose }: DeletedDialogProps) {
  const { t } = useTranslation('editor');
  return (
    <ConfirmDialog
      title={t('deleted.title')}
      action={t('deleted.saveAsNew')}
      cancel={t('conflict.keepEditing')}
      onConfirm={onSave}
      onClose={onClose}
    >
      <p>{t('deleted.text')}</p>
    </ConfirmDialog>
  );
}
