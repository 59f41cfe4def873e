import { Pencil, Send, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ConfirmDialog, IconButton } from '#ui';
import styles from './notifications.module.css';

interface TargetRowProps {
  name: string;
  /** What it is and whether it is on. */
  children: ReactNode;
  testing: boolean;
  deleting: boolean;
  onTest: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A notifier or webhook in a list, with what can be done with it. */
export function TargetRow({ name, children, testing, deleting, onTest, onEdit, onDelete }: TargetRowProps) {
  const { t } = useTranslation('notifications');
  const { t: common } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <li>
      <div className={styles.what}>
        <b dir="auto">{name}</b>
        <small>{children}</small>
      </div>
      <div className={styles.acts}>
        <Button size="small" icon={<Send />} busy={testing} aria-label={t('testOne', { name })} onClick={onTest}>
          {t('test')}
        </Button>
        <IconButton label={t('editOne', { name })} onClick={onEdit}>
          <Pencil />
        </IconButton>
        <IconButton kind="dangerQuiet" label={t('deleteOne', { name })} onClick={() => setAsking(true)}>
          <Trash2 />
        </IconButton>
      </div>
      {asking && (
        <ConfirmDialog
          danger
          title={t('deleteTitle', { name })}
          action={common('action.delete')}
          busy={deleting}
          onConfirm={() => {
            setAsking(false);
            onDelete();
          }}
          onClose={() => setAsking(false)}
        >
          {t('deleteText')}
        </ConfirmDialog>
      )}
    </li>
  );
}
