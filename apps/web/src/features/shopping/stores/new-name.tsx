import { Plus } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextField } from '#ui';
import styles from '../shopping.module.css';

/** Field and button that make something of a name. */
export function NewName({ label, isBusy, onName }: { label: string; isBusy: boolean; onName: (name: string) => void }) {
  const { t } = useTranslation('shopping');
  const [name, setName] = useState('');
  const add = () => {
    if (!name.trim()) return;
    onName(name.trim());
    setName('');
  };
  return (
    <div className={styles.newName}>
      <TextField
        label={label}
        value={name}
        maxLength={255}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && (event.preventDefault(), add())}
      />
      <Button
        icon={<Plus />}
        busy={isBusy}
        disabled={!name.trim()}
        onClick={add}
        aria-label={t('labelled', { label: t('add.button'), value: label })}
      />
    </div>
  );
}
