import { FileText, RotateCw, Trash2 } from '#ui/icons';
import { ArrowDown, ArrowUp, Crop as CropIcon } from '#ui/late-icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui';
import { changeAt, moveTo, removeAt } from '../../editor/lists.ts';
import { turnedCrop, type Crop } from './crop.ts';
import { CropDialog } from './crop-dialog.tsx';
import styles from './photo-pages.module.css';
import { preparedPicture } from './prepared-picture.ts';
import { useFileUrl } from './use-file-url.ts';

export interface Photo {
  id: string;
  file: File;
  /** Number of clockwise quarter turns. */
  quarters: number;
  /** Crop of the turned picture. */
  crop?: Crop | undefined;
  /** The browser cannot show the file (PDF, HEIC), but the server can read it. */
  isHidden?: boolean;
}

interface PhotoPagesProps {
  photos: Photo[];
  disabled: boolean;
  onChange: (photos: Photo[]) => void;
}

/** Pages in reading order. */
export function PhotoPages({ photos, disabled, onChange }: PhotoPagesProps) {
  const { t } = useTranslation('create');
  const [croppedPhotoId, setCroppedPhotoId] = useState<string>();
  if (photos.length === 0) return null;
  const change = (index: number, changes: Partial<Photo>) => onChange(changeAt(photos, index, changes));
  return (
    <ol className={styles.pages} aria-label={t('photos.pages')}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <Preview
            photo={photo}
            label={t('photos.page', { value: index + 1 })}
            onHidden={() => change(index, { isHidden: true })}
          />
          <div>
            <IconButton
              label={t('photos.turn', { value: index + 1 })}
              disabled={disabled || photo.isHidden}
              onClick={() =>
                change(index, {
                  quarters: (photo.quarters + 1) % 4,
                  crop: photo.crop && turnedCrop(photo.crop),
                })
              }
            >
              <RotateCw />
            </IconButton>
            <IconButton
              label={t('photos.crop', { value: index + 1 })}
              disabled={disabled || photo.isHidden}
              onClick={() => setCroppedPhotoId(photo.id)}
            >
              <CropIcon />
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
          {croppedPhotoId === photo.id && (
            <CropDialog
              {...photo}
              crop={photo.crop}
              onCrop={(crop) => change(index, { crop })}
              onClose={() => setCroppedPhotoId(undefined)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

interface PreviewProps {
  photo: Photo;
  label: string;
  onHidden: () => void;
}

function Preview({ photo: { file, quarters, crop, isHidden }, label, onHidden }: PreviewProps) {
  const url = useFileUrl(useCroppedFile(file, quarters, crop));
  if (isHidden) {
    return (
      <div className={styles.named}>
        <FileText />
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
        // the crop was made from the turned picture
        style={crop ? undefined : { transform: `rotate(${quarters * 90}deg)` }}
        onError={() => url !== undefined && onHidden()}
      />
    </div>
  );
}

/** @returns the cropped picture once it is computed; until then, and without a crop, the file */
function useCroppedFile(file: File, quarters: number, crop: Crop | undefined): File {
  const [croppedFile, setCroppedFile] = useState<File>();
  useEffect(() => {
    setCroppedFile(undefined);
    if (!crop) return undefined;
    let isOver = false;
    void preparedPicture(file, quarters, crop).then((picture) => isOver || setCroppedFile(picture));
    return () => {
      isOver = true;
    };
  }, [file, quarters, crop]);
  return croppedFile ?? file;
}
