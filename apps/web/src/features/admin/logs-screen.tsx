import { useSuspenseQuery } from '@tanstack/react-query';
import { Copy, Download } from '#ui/icons';
import { ScrollText } from '#ui/late-icons';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, PageHeader, SelectField, Skeleton } from '#ui';
import { HelpLink } from '../../shared/help/help-link.tsx';
import { ScreenPart } from '../../shared/widgets/screen-part.tsx';
import { useApi } from '../../shared/api/use-api.ts';
import { useCopy } from '../../shared/browser/use-copy.ts';
import { ListFilters, NothingMatches } from '../../shared/lists/list-filters.tsx';
import styles from './admin.module.css';
import { logsQuery, type LogSearch } from './admin-queries.ts';
import { saveByToken } from '../../shared/browser/save-by-token.ts';
import { Scrolled } from './scrolled.tsx';

interface LogsScreenProps {
  search: LogSearch;
  onSearch: (search: LogSearch) => void;
}

/** Shows the log of the server and follows it. */
export function LogsScreen({ search, onSearch }: LogsScreenProps) {
  const { t } = useTranslation('admin');
  const { client } = useApi();
  const save = async () => saveByToken((await client.GET('/admin/logs')).data?.fileToken);
  return (
    <>
      <PageHeader title={t('logs.title')} subtitle={t('logs.text')} help={<HelpLink page="troubleshooting" />}>
        <Button icon={<Download />} onClick={() => void save()}>
          {t('action.download')}
        </Button>
      </PageHeader>
      <ListFilters
        className={styles.filters}
        find={t('logs.find')}
        text={search.text}
        onText={(text) => onSearch({ ...search, text })}
        kinds={{
          label: t('logs.level'),
          all: t('logs.all'),
          of: ['info', 'warn', 'error'],
          nameOf: (level) => t(`logs.levels.${level}`),
          value: search.level,
          onChange: (level) => onSearch({ ...search, level }),
        }}
      >
        <SelectField
          label={t('logs.lines')}
          value={String(search.lines ?? 500)}
          onChange={(lines) => onSearch({ ...search, lines: Number(lines) })}
        >
          {[100, 500, 2000].map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </SelectField>
      </ListFilters>
      <ScreenPart resetKey={JSON.stringify(search)} pending={<Skeleton height="20rem" />}>
        <Lines search={search} onSearch={onSearch} />
      </ScreenPart>
    </>
  );
}

function Lines({ search, onSearch }: LogsScreenProps) {
  const { t } = useTranslation('admin');
  const copy = useCopy();
  const { data } = useSuspenseQuery(logsQuery(useApi(), search));
  if (!data.logs.length && (search.text || search.level))
    return <NothingMatches icon={<ScrollText />} onAll={() => onSearch({ lines: search.lines })} />;
  if (!data.logs.length) return <EmptyState icon={<ScrollText />} title={t('logs.none')} />;
  return (
    <>
      <div className={styles.actions}>
        <Button size="small" icon={<Copy />} onClick={() => void copy(data.logs.join('\n'))}>
          {t('action.copy')}
        </Button>
      </div>
      <Scrolled role="log" label={t('logs.title')}>
        {data.logs.toReversed().map((line, index) => (
          <div key={`${index} ${line}`}>{line}</div>
        ))}
      </Scrolled>
    </>
  );
}
