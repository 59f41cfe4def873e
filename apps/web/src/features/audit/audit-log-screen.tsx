import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ScrollText } from '#ui/late-icons';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, PageHeader, Skeleton } from '#ui';
import { HelpLink } from '../../shared/help/help-link.tsx';
import { LoadMoreButton } from '../../shared/widgets/load-more.tsx';
import { ScreenPart } from '../../shared/widgets/screen-part.tsx';
import { useApi } from '../../shared/api/use-api.ts';
import { useTimes } from '../../shared/i18n/use-times.ts';
import { ListFilters, NothingMatches } from '../../shared/lists/list-filters.tsx';
import styles from './audit.module.css';
import { areas, type AuditEntry, auditPages, type AuditSearch } from './audit-queries.ts';
import { pageOf, wordsOf } from './audited-actions.ts';

interface AuditLogScreenProps {
  scope: 'server' | 'group';
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

/** Lists actions that needed special rights, with the person. */
export function AuditLogScreen({ scope, search, onSearch }: AuditLogScreenProps) {
  const { t } = useTranslation('audit');
  return (
    <div className={scope === 'group' ? styles.page : styles.inside}>
      <PageHeader title={t('title')} subtitle={t(scope)} help={<HelpLink page="privacy" />} />
      <ListFilters
        className={styles.filters}
        find={t('find')}
        text={search.q}
        onText={(q) => onSearch({ ...search, q })}
        kinds={{
          label: t('about'),
          all: t('everything'),
          of: areas,
          nameOf: (area) => t(`areas.${area}`),
          value: search.area,
          onChange: (area) => onSearch({ ...search, area }),
        }}
      />
      <ScreenPart resetKey={JSON.stringify(search)} pending={<Skeleton height="16rem" />}>
        <Entries scope={scope} search={search} onSearch={onSearch} />
      </ScreenPart>
    </div>
  );
}

function Entries({ scope, search, onSearch }: AuditLogScreenProps) {
  const { t } = useTranslation('audit');
  const pages = useSuspenseInfiniteQuery(auditPages(useApi(), scope, search));
  const entries = pages.data.pages.flatMap(({ items }) => items);
  if (!entries.length && (search.q || search.area))
    return <NothingMatches icon={<ScrollText />} onAll={() => onSearch({})} />;
  if (!entries.length) return <EmptyState icon={<ScrollText />} title={t('none')} />;
  return (
    <section className={styles.panel}>
      <ul className={styles.rows}>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} scope={scope} />
        ))}
      </ul>
      <LoadMoreButton pages={pages} label={t('more')} />
    </section>
  );
}

function EntryRow({ entry, scope }: { entry: AuditEntry; scope: AuditLogScreenProps['scope'] }) {
  const { t } = useTranslation('audit');
  const times = useTimes();
  const { createdAt, tokenName, address, operation, details } = entry;
  return (
    <li>
      <p className={styles.sentence}>
        <Sentence entry={entry} scope={scope} />
      </p>
      <p>
        <time dateTime={createdAt}>{times(createdAt)}</time>
        {tokenName && <> · {t('token', { name: tokenName })}</>}
      </p>
      <details>
        <summary>{t('details')}</summary>
        <dl className={styles.facts}>
          <dt>{t('operation')}</dt>
          <dd dir="ltr">{operation}</dd>
          {address && (
            <>
              <dt>{t('address')}</dt>
              <dd dir="ltr">{address}</dd>
            </>
          )}
          {details.map(({ name, value }) => (
            <Detail key={name} name={name} value={value ?? t('notKept')} />
          ))}
        </dl>
      </details>
    </li>
  );
}

/** Places of the person and of the object in a translated sentence. */
const PLACES = { who: '\u{E000}', what: '\u{E001}' };

/** Says who did what, with a link to the page of the object. */
function Sentence({ entry, scope }: { entry: AuditEntry; scope: AuditLogScreenProps['scope'] }) {
  const { t } = useTranslation('audit');
  const { operation, username, subjectName } = entry;
  const { did, what } = wordsOf(operation);
  const person = username ? <bdi>{username}</bdi> : t('formerMember');
  if (!did || !what)
    return (
      <>
        {person} · <bdi>{operation}</bdi>
      </>
    );
  const page = pageOf(entry, scope);
  const object = (
    <>
      {t(`what.${what}`)} {subjectName && <bdi>{subjectName}</bdi>}
    </>
  );
  const parts = t('sentence', { ...PLACES, did: t(`did.${did}`) }).split(/([\u{E000}\u{E001}])/u);
  return parts.map((part) => {
    if (part === PLACES.who) return <Fragment key={part}>{person}</Fragment>;
    if (part !== PLACES.what) return part;
    return page ? (
      <Link key={part} {...page}>
        {object}
      </Link>
    ) : (
      <Fragment key={part}>{object}</Fragment>
    );
  });
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt dir="ltr">{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </>
  );
}
