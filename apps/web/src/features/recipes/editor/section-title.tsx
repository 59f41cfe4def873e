import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui';
import styles from './editor.module.css';

interface SectionTitleProps {
  title: string | null;
  onChange: (title: string | null) => void;
}

export function SectionTitle({ title, onChange }: SectionTitleProps) {
  const { t } = useTranslation('editor');
  if (title === null) return null;
  return (
    <div className={styles.sectionTitle}>
      <input
        data-title="true"
        aria-label={t('section.label')}
        placeholder={t('section.label')}
        autoFocus={title === ''}
        value={title}
        maxLength={255}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <IconButton label={t('section.remove')} onClick={() => onChange(null)}>
        <X />
      </IconButton>
    </div>
  );
}
