import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, Skeleton, TextAreaField } from '#ui';
import { ScreenPart } from '../../../shared/widgets/screen-part.tsx';
import { useApi } from '../../../shared/api/use-api.ts';
import { addressesIn } from './addresses.ts';
import { BulkReport, FormerImports } from './bulk-report.tsx';
import styles from './create.module.css';

interface BulkImportProps {
  report: string | undefined;
  task: number | undefined;
  onStarted: (started: { report: string; task?: number }) => void;
}

interface Wishes {
  includeTags: boolean;
  includeCategories: boolean;
}

const mostAddresses = 1000;

export function BulkImport({ report, task, onStarted }: BulkImportProps) {
  const { t } = useTranslation('create');
  const [text, setText] = useState('');
  const [wishes, setWishes] = useState<Wishes>({ includeTags: false, includeCategories: false });
  const [own, setOwn] = useState<Record<string, Partial<Wishes>>>({});
  const found = addressesIn(text);
  const urls = found.slice(0, mostAddresses);
  const hint = [
    text.trim() && t('bulk.found', { count: found.length }),
    found.length > mostAddresses && t('bulk.most', { count: mostAddresses }),
  ];
  const start = useApi().useMutation('post', '/recipes/create-url/bulk', {
    meta: { refreshes: ['/groups/reports'] },
    onSuccess: ({ reportId, taskId }) => {
      // keeps the options of each address for those that are retried
      setText('');
      onStarted({ report: reportId, task: taskId });
    },
  });
  const run = (wanted: string[]) =>
    start.mutate({ body: { imports: wanted.map((url) => ({ url, ...wishes, ...own[url] })) } });
  return (
    <>
      <form
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
        <WishBoxes wishes={wishes} onChange={(change) => setWishes({ ...wishes, ...change })} />
        {urls.length > 1 && (
          <details className={styles.each}>
            <summary>{t('bulk.each')}</summary>
            <ul>
              {urls.map((url) => (
                <li key={url}>
                  <bdi dir="ltr">{url}</bdi>
                  <WishBoxes
                    of={url}
                    wishes={{ ...wishes, ...own[url] }}
                    onChange={(change) => setOwn({ ...own, [url]: { ...own[url], ...change } })}
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
      {report && (
        <ScreenPart resetKey={report} pending={<Skeleton height="8rem" radius="var(--t-radii-xl)" />}>
          <BulkReport id={report} task={task} onRetry={run} />
        </ScreenPart>
      )}
      <FormerImports shown={report} onOpen={(id) => onStarted({ report: id })} />
    </>
  );
}

interface WishBoxesProps {
  /** Address that the fields belong to, if there are several. */
  of?: string;
  wishes: Wishes;
  onChange: (change: Partial<Wishes>) => void;
}

function WishBoxes({ of, wishes, onChange }: WishBoxesProps) {
  const { t } = useTranslation('create');
  return (
    <div className={styles.wishes} role="group" aria-label={of ?? t('bulk.wishes')}>
      <Checkbox checked={wishes.includeTags} onChange={(includeTags) => onChange({ includeTags })}>
        {t('url.keywords')}
      </Checkbox>
      <Checkbox checked={wishes.includeCategories} onChange={(includeCategories) => onChange({ includeCategories })}>
        {t('url.categories')}
      </Checkbox>
    </div>
  );
}
