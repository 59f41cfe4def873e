import { Camera } from '#ui/icons';
import { ImageUp } from '#ui/late-icons';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v4 as newId } from 'uuid';
import type { Wire } from '#client';
import { Button, Checkbox, ErrorNotice, Notice, ProgressBar } from '#ui';
import { fetchWithProgress } from '../../../../shared/api/fetch-with-progress.ts';
import { useApi } from '../../../../shared/api/use-api.ts';
import { useFileDrop } from '../../../../shared/browser/use-file-drop.ts';
import styles from '../create.module.css';
import { isPicture, takeDroppedPictures } from '../dropped-pictures.ts';
import { type Photo, PhotoPages } from './photo-pages.tsx';
import { preparedPicture } from './prepared-picture.ts';
import { Reading } from '../reading.tsx';
import { ReadingPages } from './reading-pages.tsx';
import { useImported } from '../use-imported.ts';

const MOST = 10;
const PDF = 'application/pdf';

const photoOf = (file: File): Photo => ({ id: newId(), file, quarters: 0 });

/** Imports one recipe from photos, scans, screenshots or PDFs. */
export function ImportFromPictures() {
  const { t } = useTranslation('create');
  const [photos, setPhotos] = useState<Photo[]>(() => takeDroppedPictures().map(photoOf));
  const [isImage, setImage] = useState(false);
  const { read, isBusy, failure, error, sent, task, onRead, onFailure } = useReading();
  const isFull = photos.length >= MOST || isBusy;
  const add = (files: File[]) => setPhotos((old) => [...old, ...files.map(photoOf)].slice(0, MOST));
  const { isOver, handlers } = useFileDrop(isFull ? undefined : (files) => add(files.filter(isPicture)));
  return (
    <form
      method="post"
      className={styles.form}
      data-over={isOver}
      noValidate
      {...handlers}
      onSubmit={(event) => {
        event.preventDefault();
        void read(photos, isImage);
      }}
    >
      <p className={styles.lead}>{t('photos.lead')}</p>
      <div className={styles.actions}>
        <FileButton label={t('photos.camera')} icon={<Camera />} disabled={isFull} capture onFiles={add} />
        <FileButton label={t('photos.choose')} icon={<ImageUp />} disabled={isFull} onFiles={add} />
      </div>
      <PhotoPages photos={photos} disabled={isBusy} onChange={setPhotos} />
      {photos.length > 0 && (
        <Checkbox checked={isImage} onChange={setImage}>
          {t('photos.image')}
        </Checkbox>
      )}
      {failure ? <Notice kind="error">{failure}</Notice> : <ErrorNotice error={error} />}
      {sent !== undefined && <ProgressBar label={t('photos.sending')} value={sent} />}
      {task && <ReadingPages task={task} onRead={onRead} onFailure={onFailure} />}
      {isBusy && !task && sent === undefined && <Reading />}
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={isBusy} disabled={photos.length === 0}>
          {t('photos.submit')}
        </Button>
      </div>
    </form>
  );
}

/** Uploads the pages and follows the task that reads them. `sent` is the uploaded share from 0 to 1. */
function useReading() {
  const { t } = useTranslation('create');
  const [sent, setSent] = useState<number>();
  const [task, setTask] = useState<Wire<'StartedReading'>>();
  /** The server's message about the failed task. */
  const [failure, setFailure] = useState('');
  const onRead = useImported();
  const options = { meta: { silent: true }, onSettled: () => setSent(undefined) };
  const one = useApi().useMutation('post', '/recipes/create-ocr', { ...options, onSuccess: onRead });
  const several = useApi().useMutation('post', '/recipes/create-ocr/background', options);
  const read = async (photos: Photo[], isImage: boolean) => {
    setFailure('');
    one.reset();
    several.reset();
    const [file, ...pages] = await Promise.all(
      photos.map((photo) => preparedPicture(photo.file, photo.quarters, photo.crop)),
    );
    if (!file) return;
    const request = {
      body: { file, pages, makefilerecipeimage: isImage },
      bodySerializer: () => formOf(file, pages, isImage),
      fetch: fetchWithProgress((done) => setSent(done < 1 ? done : undefined)),
    };
    if (pages.length === 0 && file.type !== PDF) one.mutate(request);
    else several.mutate(request, { onSuccess: setTask });
  };
  const onFailure = (reason: string) => {
    setTask(undefined);
    setFailure(reason || t('photos.failed'));
  };
  const isBusy = one.isPending || several.isPending || task !== undefined;
  return { read, isBusy, failure, error: one.error ?? several.error, sent, task, onRead, onFailure };
}

function formOf(file: File, pages: File[], isImage: boolean): FormData {
  const form = new FormData();
  form.set('file', file);
  for (const page of pages) form.append('pages', page);
  form.set('makefilerecipeimage', String(isImage));
  return form;
}

interface FileButtonProps {
  label: string;
  icon: ReactNode;
  disabled: boolean;
  /** Opens the camera if the device has one. */
  capture?: boolean;
  onFiles: (files: File[]) => void;
}

function FileButton({ label, icon, disabled, capture, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={icon} disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={capture ? 'image/*' : 'image/*,.heic,.heif,application/pdf'}
        aria-label={label}
        multiple={!capture}
        capture={capture ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // the same file can be chosen again
          currentTarget.value = '';
        }}
      />
    </>
  );
}
