import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, Skeleton, TextAreaField } from '#ui';
import { ScreenPart } from '../../../shared/widgets/screen-part.tsx';
import { ExistingSelect, type WhenExisting } from '../../../shared/recipes/existing-choice.tsx';
import { useApi } from '../../../shared/api/use-api.ts';
import { addressesIn } from './addresses.ts';
import { BulkReport, FormerImports } from './bulk-report.tsx';
import styles from './create.module.css';

interface BulkImportProps {
  report: string | undefined;
  task: number | undefined;
  onStarted: (started: { report: string; task?: number }) => void;
}

interface ImportOptions {
  includeTags: boolean;
  includeCategories: boolean;
  existing: WhenExisting;
}

const maxAddresses = 1000;

export function BulkImport({ report, task, onStarted }: BulkImportProps) {
  const { t } = useTranslation('create');
  const [text, setText] = useState('');
  const [options, setOptions] = useState<ImportOptions>({
    includeTags: false,
    includeCategories: false,
    existing: 'skip',
  });
  const [optionsByUrl, setOptionsByUrl] = useState<Record<string, Partial<ImportOptions>>>({});
  const [opened, setOpened] = useState<string>();
  const open = (started: { report: string; task?: number }) => {
    setOpened(started.report);
    onStarted(started);
  };
  const addresses = addressesIn(text);
  const urls = addresses.slice(0, maxAddresses);
  const hint = [
    text.trim() && t('bulk.found', { count: addresses.length }),
    addresses.length > maxAddresses && t('bulk.most', { count: maxAddresses }),
  ];
  const start = useApi().useMutation('post', '/recipes/create-url/bulk', {
    meta: { refreshes: ['/groups/reports'] },
    onSuccess: ({ reportId, taskId }) => {
      // keeps the options of each address for those that are retried
      setText('');
      open({ report: reportId, task: taskId });
    },
  });
  const run = (requested: string[], change?: Partial<ImportOptions>) =>
    start.mutate({ body: { imports: requested.map((url) => ({ url, ...options, ...optionsByUrl[url], ...change })) } });
  return (
    <>
      {report && (
        <ScreenPart resetKey={report} pending={<Skeleton height="8rem" radius="var(--t-radii-xl)" />}>
          <BulkReport
            key={report}
            id={report}
            task={task}
            takesFocus={report === opened}
            onRetry={(requested, existing) => run(requested, existing && { existing })}
          />
        </ScreenPart>
      )}
      <form
        method="post"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          run(urls);
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
        <OptionBoxes options={options} onChange={(change) => setOptions({ ...options, ...change })} />
        {urls.length > 1 && (
          <details className={styles.each}>
            <summary>{t('bulk.each')}</summary>
            <ul>
              {urls.map((url) => (
                <li key={url}>
                  <bdi dir="ltr">{url}</bdi>
                  <OptionBoxes
                    of={url}
                    options={{ ...options, ...optionsByUrl[url] }}
                    onChange={(change) =>
                      setOptionsByUrl({ ...optionsByUrl, [url]: { ...optionsByUrl[url], ...change } })
                    }
                  />
                </li>
              ))}
            </ul>
          </details>
        )}
        <div className={styles.actions}>
          <Button type="submit" kind="primary" busy={start.isPending} disabled={urls.length === 0}>
            {urls.length > 0 ? t('bulk.submit', { count: urls.length }) : t('url.submit')}
          </Button>
        </div>
      </form>
      <FormerImports shown={report} onOpen={(id) => open({ report: id })} />
    </>
  );
}

interface OptionBoxesProps {
  /** Address that the fields belong to, if there are several. */
  of?: string;
  options: ImportOptions;
  onChange: (change: Partial<ImportOptions>) => void;
}

function OptionBoxes({ of, options, onChange }: OptionBoxesProps) {
  const { t } = useTranslation('create');
  return (
    <div className={styles.wishes} role="group" aria-label={of ?? t('bulk.wishes')}>
      <Checkbox checked={options.includeTags} onChange={(includeTags) => onChange({ includeTags })}>
        {t('url.keywords')}
      </Checkbox>
      <Checkbox checked={options.includeCategories} onChange={(includeCategories) => onChange({ includeCategories })}>
        {t('url.categories')}
      </Checkbox>
      <ExistingSelect value={options.existing} onChange={(existing) => onChange({ existing })} of={of} />
    </div>
  );
}
