import { Braces, Save } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui';
import styles from '../editor.module.css';

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
  canSave: boolean;
  asJson: boolean;
  onToggleJson: () => void;
  onDiscard: () => void;
}

export function SaveBar({ isDirty, isSaving, canSave, asJson, onToggleJson, onDiscard }: SaveBarProps) {
  const { t } = useTranslation('editor');
  return (
    <div data-bar data-save-bar className={styles.saveBar}>
      <p role="status">{isDirty ? t('draft.unsaved') : ''}</p>
      <Button kind="quiet" icon={<Braces />} aria-pressed={asJson} title={t('json.toggle')} onClick={onToggleJson}>
        <span className={styles.wideLabel}>{t(asJson ? 'json.form' : 'json.toggle')}</span>
      </Button>
      <Button onClick={onDiscard}>{isDirty ? t('draft.discard') : t('ui.close')}</Button>
      <Button type="submit" kind="primary" icon={<Save />} busy={isSaving} disabled={!canSave}>
        {t('action.save')}
      </Button>
    </div>
  );
}
