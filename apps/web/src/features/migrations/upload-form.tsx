import { FileUp } from '#ui/late-icons';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, ProgressBar, SelectField } from '#ui';
import { useFileDrop } from '../../shared/browser/use-file-drop.ts';
import { type Program, programNames, programs } from './programs.ts';
import { type Sent, useMigrationUpload } from './use-migration-upload.ts';
import styles from './migrations.module.css';

/** Chooses the program, explains its export, and takes the file. */
export function UploadForm({ onStarted }: { onStarted: (id: string) => void }) {
  const { t } = useTranslation('migrations');
  const [program, setProgram] = useState<Program>('auto');
  const [withTag, setWithTag] = useState(false);
  const { upload, pause, sent } = useMigrationUpload(onStarted);
  const send = (file: File | undefined) => file && upload({ file, program, withTag });
  return (
    <section className={styles.part} aria-label={t('upload.title')}>
      <SelectField label={t('upload.program')} value={program} onChange={setProgram}>
        {programNames.map((name) => (
          <option key={name} value={name}>
            {t(`programs.${name}`)}
          </option>
        ))}
      </SelectField>
      <p className={styles.hint}>{t(`hints.${program}`)}</p>
      {programs[program] && (
        <pre className={styles.tree} dir="ltr" aria-label={t('upload.example')}>
          {programs[program]}
        </pre>
      )}
      <Checkbox checked={withTag} onChange={setWithTag}>
        {t('upload.tag')}
      </Checkbox>
      {sent === undefined ? <DropField onFile={send} /> : <Sending sent={sent} onPause={pause} />}
    </section>
  );
}

function Sending({ sent: { done, isWaiting }, onPause }: { sent: Sent; onPause: () => void }) {
  const { t } = useTranslation('migrations');
  return (
    <div className={styles.progress}>
      <p role="status">{t(isWaiting ? 'upload.waiting' : 'upload.sending')}</p>
      <ProgressBar label={t('upload.sending')} value={done} />
      <p className={styles.hint}>{t('upload.resume')}</p>
      <Button onClick={onPause}>{t('upload.pause')}</Button>
    </div>
  );
}

function DropField({ onFile }: { onFile: (file: File | undefined) => void }) {
  const { t } = useTranslation('migrations');
  const input = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useFileDrop(([file]) => onFile(file));
  return (
    <div className={styles.drop} data-over={isOver} {...handlers}>
      <Button kind="primary" icon={<FileUp />} onClick={() => input.current?.click()}>
        {t('upload.choose')}
      </Button>
      <p>{t('upload.drop')}</p>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('upload.choose')}
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
