import { ArrowDown, ArrowUp, FileText, RotateCw, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui';
import { changeAt, moveTo, removeAt } from '../editor/lists.ts';
import styles from './photo-pages.module.css';

export interface Photo {
  id: string;
  file: File;
  /** Turned clockwise by so many. */
  quarters: number;
}

interface PhotoPagesProps {
  photos: Photo[];
  disabled: boolean;
  onChange: (photos: Photo[]) => void;
}

/** The pages in the order in which they are read. */
export function PhotoPages({ photos, disabled, onChange }: PhotoPagesProps) {
  const { t } = useTranslation('create');
  if (photos.length === 0) return null;
  return (
    <ol className={styles.pages} aria-label={t('photos.pages')}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <Preview photo={photo} label={t('photos.page', { value: index + 1 })} />
          <div>
            <IconButton
              label={t('photos.turn', { value: index + 1 })}
              disabled={disabled}
              onClick={() => onChange(changeAt(photos, index, { quarters: (photo.quarters + 1) % 4 }))}
            >
              <RotateCw />
            </IconButton>
            <IconButton
              label={t('photos.earlier', { value: index + 1 })}
              disabled={disabled || index === 0}
              onClick={() => onChange(moveTo(photos, index, index - 1))}
            >
              <ArrowUp />
            </IconButton>
            <IconButton
              label={t('photos.later', { value: index + 1 })}
              disabled={disabled || index === photos.length - 1}
              onClick={() => onChange(moveTo(photos, index, index + 1))}
            >
              <ArrowDown />
            </IconButton>
            <IconButton
              label={t('photos.remove', { value: index + 1 })}
              disabled={disabled}
              onClick={() => onChange(removeAt(photos, index))}
            >
              <Trash2 />
            </IconButton>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** PDFs, and photos of phones in most browsers, are named instead: the server can read them. */
function Preview({ photo: { file, quarters }, label }: { photo: Photo; label: string }) {
  const [url, setUrl] = useState<string>();
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!isShown) {
    return (
      <div className={styles.named}>
        <FileText aria-hidden />
        <span>{label}</span>
        <bdi>{file.name}</bdi>
      </div>
    );
  }
  return (
    <div className={styles.preview}>
      <img
        src={url}
        alt={label}
        style={{ transform: `rotate(${quarters * 90}deg)` }}
        onError={() => url !== undefined && setShown(false)}
      />
    </div>
  );
}
