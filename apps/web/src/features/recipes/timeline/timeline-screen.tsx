import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, History } from '#ui/icons';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, PageHeader, SelectField, buttonClass } from '#ui';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { ScreenPart } from '../../../shared/widgets/screen-part.tsx';
import { useUser } from '../../../shared/session/session.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { NothingMatches } from '../../../shared/lists/list-filters.tsx';
import { TimelineList, TimelineSkeleton } from './timeline-list.tsx';
import { kinds, timelineOrder, timelinePeopleQuery, type EventKind, type TimelineSearch } from './timeline-query.ts';
import styles from './timeline.module.css';

interface TimelineScreenProps {
  search: TimelineSearch;
  onSearch: (search: TimelineSearch) => void;
}

/** Timeline of all recipes of the group. */
export function TimelineScreen({ search, onSearch }: TimelineScreenProps) {
  const { t } = useTranslation('timeline');
  const { group } = useUser();
  const direction = useDeferredValue(timelineOrder.use());
  const Icon = direction === 'asc' ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  const turn = () => timelineOrder.change(direction === 'asc' ? 'desc' : 'asc');
  return (
    <>
      <PageHeader title={t('title')} subtitle={<bdi>{group}</bdi>} help={<HelpLink page="using#timeline" />}>
        <Button icon={<Icon />} onClick={turn}>
          {t(direction === 'asc' ? 'order.oldest' : 'order.newest')}
        </Button>
      </PageHeader>
      <ScreenPart resetKey={JSON.stringify([search, direction])} pending={<TimelineSkeleton />}>
        <Filters search={search} onSearch={onSearch} />
        <TimelineList search={search} direction={direction} empty={<NoEvents search={search} onSearch={onSearch} />} />
      </ScreenPart>
    </>
  );
}

function Filters({ search, onSearch }: TimelineScreenProps) {
  const { t } = useTranslation('timeline');
  const { data: people } = useSuspenseQuery(timelinePeopleQuery(useApi()));
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('filter.person')}
        value={search.person ?? ''}
        onChange={(person) => onSearch({ ...search, person: person || undefined })}
      >
        <option value="">{t('filter.everybody')}</option>
        {people.map(({ id, fullName, username }) => (
          <option key={id} value={id}>
            {fullName || username}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('filter.kind')}
        value={search.kind ?? ''}
        onChange={(kind: EventKind | '') => onSearch({ ...search, kind: kind || undefined })}
      >
        <option value="">{t('filter.everything')}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function NoEvents({ search, onSearch }: TimelineScreenProps) {
  const { t } = useTranslation('timeline');
  if (search.person || search.kind) return <NothingMatches icon={<History />} onAll={() => onSearch({})} />;
  return (
    <EmptyState
      icon={<History />}
      title={t('empty.title')}
      action={
        <Link to="/" className={buttonClass('primary')}>
          {t('empty.recipes')}
        </Link>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
