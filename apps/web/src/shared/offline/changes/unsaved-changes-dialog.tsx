import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '#ui';

interface LeaveDialogProps {
  /** Number of changes that the server does not have yet. */
  count: number;
  onDecide: (choice: 'keep' | 'discard' | 'stay') => void;
}

export function UnsavedChangesDialog({ count, onDecide }: LeaveDialogProps) {
  const { t } = useTranslation('changes');
  return (
    <Dialog
      asks
      title={t('leave.title')}
      onClose={() => onDecide('stay')}
      footer={
        <>
          <Button kind="dangerQuiet" onClick={() => onDecide('discard')}>
            {t('leave.discard')}
          </Button>
          <Button kind="primary" onClick={() => onDecide('keep')}>
            {t('leave.keep')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text', { count })}</p>
    </Dialog>
  );
}
