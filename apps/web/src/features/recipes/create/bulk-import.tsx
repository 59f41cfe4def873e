import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Skeleton, TextAreaField } from '#ui';
import { ScreenPart } from '../../../app/screen-part.tsx';
import { useApi } from '../../../app/use-api.ts';
import { addressesIn } from './addresses.ts';
import { BulkReport, FormerImports } from './bulk-report.tsx';
import styles from './create.module.css';

interface BulkImportProps {
  report: string | undefined;
  task: number | undefined;
  onStarted: (started: { report: string; task?: number }) => void;
}

const mostAddresses = 1000;

export function BulkImport({ report, task, onStarted }: BulkImportProps) {
  const { t } = useTranslation('create');
  const [text, setText] = useState('');
  const found = addressesIn(text);
  const urls = found.slice(0, mostAddresses);
  const hint = [
    text.trim() && t('bulk.found', { count: found.length }),
    found.length > mostAddresses && t('bulk.most', { count: mostAddresses }),
  ];
  const start = useApi().useMutation('post', '/recipes/create-url/bulk', {
    meta: { refreshes: ['/groups/reports'] },
    onSuccess: ({ reportId, taskId }) => {
      setText('');
      onStarted({ report: reportId, task: taskId });
    },
  });
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          start.mutate({ body: { imports: urls.map((url) => ({ url })) } });
        }}
      >
        <p className={styles.lead}>{t('bulk.lead')}</p>
        <TextAreaField
          label={t('bulk.label')}
          hint={hint.filter(Boolean).join(' ')}
          rows={6}
          dir="ltr"
          spellCheck={false}
          placeholder={t('bulk.example')}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <div className={styles.actions}>
          <Button type="submit" kind="primary" busy={start.isPending} disabled={urls.length === 0}>
            {urls.length > 0 ? t('bulk.submit', { count: urls.length }) : t('url.submit')}
          </Button>
        </div>
      </form>
      {report && (
        <ScreenPart of={report} pending={<Skeleton height="8rem" radius="var(--t-radii-xl)" />}>
          <BulkReport id={report} task={task} />
        </ScreenPart>
      )}
      <FormerImports shown={report} onOpen={(id) => onStarted({ report: id })} />
    </>
  );
}
