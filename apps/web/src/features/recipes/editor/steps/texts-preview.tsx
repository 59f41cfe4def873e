import { keepPreviousData } from '@tanstack/react-query';
import { Pencil } from '#ui/icons';
import { Eye } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui';
import { useApi } from '../../../../shared/api/use-api.ts';
import { Html } from '../../view/html.tsx';
import styles from '../editor.module.css';

interface PreviewButtonProps {
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}

/** Switches between the text and its preview. */
export function PreviewButton({ isShown, onChange }: PreviewButtonProps) {
  const { t } = useTranslation('editor');
  return (
    <Button
      kind="quiet"
      icon={isShown ? <Pencil /> : <Eye />}
      aria-pressed={isShown}
      onClick={() => onChange(!isShown)}
    >
      {t(isShown ? 'preview.edit' : 'preview.show')}
    </Button>
  );
}

interface TextsPreviewProps {
  texts: { title: string; text: string }[];
  isNumbered?: boolean;
}

export function TextsPreview({ texts, isNumbered = false }: TextsPreviewProps) {
  const { t } = useTranslation('editor');
  const body = { texts: texts.map(({ text }) => text) };
  const { data, isError } = useApi().useQuery(
    'post',
    '/parser/markdown',
    { body },
    { placeholderData: keepPreviousData },
  );
  if (isError) return <p role="alert">{t('preview.failed')}</p>;
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={styles.preview} aria-busy={!data}>
      {texts.map(({ title, text }, index) => (
        <li key={index}>
          {title && (
            <h3>
              <bdi>{title}</bdi>
            </h3>
          )}
          {data ? <Html html={data[index] ?? ''} /> : <p dir="auto">{text}</p>}
        </li>
      ))}
    </List>
  );
}
