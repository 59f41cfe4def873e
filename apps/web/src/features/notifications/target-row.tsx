import { Pencil, Trash2 } from '#ui/icons';
import { Send } from '#ui/late-icons';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ConfirmDialog, IconButton, toast } from '#ui';
import { useApi } from '../../shared/api/use-api.ts';
import { useDeletedToast } from '../../shared/widgets/use-deleted-toast.ts';
import styles from './notifications.module.css';

type TestedPath = '/groups/events/notifications' | '/groups/events/webhooks' | '/groups/webhooks';

interface TargetRowProps {
  /** Path of the resource. */
  at: TestedPath | '/groups/recipe-actions';
  id: string;
  name: string;
  /** Description of the target and its switch. */
  children: ReactNode;
  onEdit: () => void;
}

/** A notifier, webhook or recipe action in a list, with what can be done with it. */
export function TargetRow({ at, id, name, children, onEdit }: TargetRowProps) {
  const { t } = useTranslation('notifications');
  const api = useApi();
  const params = { params: { path: { id } } };
  const [asking, setAsking] = useState(false);
  const sayDeleted = useDeletedToast(at);
  const remove = api.useMutation('delete', `${at}/{id}`, {
    meta: { silent: true },
    onSuccess: () => {
      setAsking(false);
      sayDeleted(id, t('deleted', { name }));
    },
  });
  return (
    <li>
      <div className={styles.what}>
        <b dir="auto">{name}</b>
        <small>{children}</small>
      </div>
      <div className={styles.acts}>
        {at !== '/groups/recipe-actions' && <TestButton at={at} id={id} name={name} />}
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
          action={t('action.delete')}
          request={remove}
          onConfirm={() => remove.mutate(params)}
          onClose={() => setAsking(false)}
        >
          {t('deleteText')}
        </ConfirmDialog>
      )}
    </li>
  );
}

function TestButton({ at, id, name }: { at: TestedPath; id: string; name: string }) {
  const { t } = useTranslation('notifications');
  const test = useApi().useMutation('post', `${at}/{id}/test`, {
    meta: { refreshes: ['/groups/events/deliveries'] },
    onSuccess: () => toast({ kind: 'info', text: t('tested') }),
  });
  return (
    <Button
      size="small"
      icon={<Send />}
      busy={test.isPending}
      aria-label={t('testOne', { name })}
      onClick={() => test.mutate({ params: { path: { id } } })}
    >
      {t('test')}
    </Button>
  );
}
