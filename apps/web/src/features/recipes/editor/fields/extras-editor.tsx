import { Plus, Trash2 } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '#ui';
import styles from '../editor.module.css';
import { changeAt, removeAt } from '../lists.ts';

interface ExtrasEditorProps {
  extras: Record<string, string>;
  onChange: (extras: Record<string, string>) => void;
}

interface Row {
  key: string;
  value: string;
}

/** Rows without a name are not saved: the name is the key. */
export function ExtrasEditor({ extras, onChange }: ExtrasEditorProps) {
  const { t } = useTranslation('editor');
  const [rows, setRows] = useState<Row[]>(() => Object.entries(extras).map(([key, value]) => ({ key, value })));
  const change = (next: Row[]) => {
    setRows(next);
    const named = next.filter(({ key }) => key.trim());
    onChange(Object.fromEntries(named.map(({ key, value }) => [key.trim(), value])));
  };
  return (
    <section>
      <h2>{t('extras.title')}</h2>
      <p className={styles.hint}>{t('extras.hint')}</p>
      {rows.map((row, index) => (
        <div key={index} className={`${styles.extraRow} ${styles.inputs}`}>
          <input
            aria-label={t('extras.key')}
            placeholder={t('extras.key')}
            value={row.key}
            onChange={({ currentTarget }) => change(changeAt(rows, index, { key: currentTarget.value }))}
          />
          <input
            aria-label={t('extras.value')}
            placeholder={t('extras.value')}
            value={row.value}
            onChange={({ currentTarget: { value } }) => change(changeAt(rows, index, { value }))}
          />
          <IconButton label={t('extras.remove')} onClick={() => change(removeAt(rows, index))}>
            <Trash2 />
          </IconButton>
        </div>
      ))}
      <Button kind="quiet" icon={<Plus />} onClick={() => change([...rows, { key: '', value: '' }])}>
        {t('extras.add')}
      </Button>
    </section>
  );
}
