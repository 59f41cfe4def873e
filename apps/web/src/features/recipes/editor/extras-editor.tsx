import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '#ui';
import type { RecipeDraft } from './draft.ts';
import styles from './editor.module.css';
import { changeAt, removeAt } from './lists.ts';
import { newId } from './new-id.ts';
import type { SectionProps } from './section-props.ts';

export function ExtrasEditor({ draft: { extras }, update }: SectionProps) {
  const { t } = useTranslation('editor');
  const change = (to: (list: RecipeDraft['extras']) => RecipeDraft['extras']) =>
    update((old) => ({ ...old, extras: to(old.extras) }));
  return (
    <section>
      <h2>{t('extras.title')}</h2>
      <p className={styles.hint}>{t('extras.hint')}</p>
      {extras.map((extra, index) => (
        <div key={extra.id} className={styles.extraRow}>
          <input
            aria-label={t('extras.key')}
            placeholder={t('extras.key')}
            value={extra.key}
            onChange={({ currentTarget: { value } }) => change((list) => changeAt(list, index, { key: value }))}
          />
          <input
            aria-label={t('extras.value')}
            placeholder={t('extras.value')}
            value={extra.value}
            onChange={({ currentTarget: { value } }) => change((list) => changeAt(list, index, { value }))}
          />
          <IconButton label={t('extras.remove')} onClick={() => change((list) => removeAt(list, index))}>
            <Trash2 />
          </IconButton>
        </div>
      ))}
      <Button
        kind="quiet"
        icon={<Plus />}
        onClick={() => change((list) => [...list, { id: newId(), key: '', value: '' }])}
      >
        {t('extras.add')}
      </Button>
    </section>
  );
}
