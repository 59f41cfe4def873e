import { X } from '#ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui';

import styles from './editor.module.css';

interface SectionTitleProps {
  title: string;
  onChange: (title: string) => void;
}

/** Heading above a row, shown while it has a text or the focus. */
export function useSectionTitle({ title, onChange }: SectionTitleProps) {
  const [isWriting, setWriting] = useState(false);
  const hasTitle = isWriting || title !== '';
  const remove = () => {
    setWriting(false);
    onChange('');
  };
  return {
    hasTitle,
    start: () => setWriting(true),
    element: hasTitle && <SectionTitle title={title} onChange={onChange} onRemove={remove} />,
  };
}

function SectionTitle({ title, onChange, onRemove }: SectionTitleProps & { onRemove: () => void }) {
  const { t } = useTranslation('editor');
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
      <IconButton label={t('section.remove')} onClick={onRemove}>
        <X />
      </IconButton>
    </div>
  );
}
