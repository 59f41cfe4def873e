import type { ReactElement } from 'react';
import { Copy, Trash2 } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { Button, TextField } from '#ui';
import { useCopy } from '../../../shared/browser/use-copy.ts';
import styles from './rules.module.css';

interface Props {
  id: string;
  icon: ReactElement;
  title: string;
  hint: string;
  /** Label of the field with the address. */
  label: string;
  /** Notice after copying. */
  copied: string;
  isActive: boolean;
  /** Only known right after it was created. */
  url: string | undefined;
  isCreating: boolean;
  isRemoving: boolean;
  onCreate: () => void;
  onRemove: () => void;
}

/** A private address for another program, which is shown once. */
export function SecretAddress(props: Props) {
  const { t } = useTranslation('planner');
  const copy = useCopy();
  const { id, icon, title, hint, label, copied, isActive, url, isCreating, isRemoving, onCreate, onRemove } = props;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{hint}</p>
      {url && (
        <TextField
          type="url"
          label={label}
          hint={t('calendar.once')}
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <div className={styles.buttons}>
        {url && (
          <Button kind="primary" icon={<Copy />} onClick={() => void copy(url, copied)}>
            {t('calendar.copy')}
          </Button>
        )}
        <Button icon={icon} busy={isCreating} aria-describedby={id} onClick={onCreate}>
          {t(isActive ? 'calendar.renew' : 'calendar.create')}
        </Button>
        {isActive && (
          <Button kind="dangerQuiet" icon={<Trash2 />} busy={isRemoving} aria-describedby={id} onClick={onRemove}>
            {t('calendar.end')}
          </Button>
        )}
      </div>
    </section>
  );
}
