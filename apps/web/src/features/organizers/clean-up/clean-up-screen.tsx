import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { chipClass, PageHeader, SelectField, Skeleton } from '#ui';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { RouteSearchField } from '../../../shared/lists/route-search-field.tsx';
import { ScreenPart } from '../../../shared/widgets/screen-part.tsx';
import { useActiveSection } from '../../../shared/browser/use-active-section.ts';
import { Amounts } from './amounts.tsx';
import { cleanUpKinds, type CleanUpSearch, parts, unusedKind } from './clean-up-search.ts';
import { Corrections } from './corrections.tsx';
import { Duplicates } from './duplicates.tsx';
import { NewFoods } from './new-foods.tsx';
import { UnreadLines } from './unread-lines.tsx';
import { Unused } from './unused.tsx';
import styles from './clean-up.module.css';

interface CleanUpScreenProps {
  search: CleanUpSearch;
  onSearch: (search: CleanUpSearch) => void;
}

/** Suggestions for tidying up; nothing is changed without a click. */
export function CleanUpScreen({ search, onSearch }: CleanUpScreenProps) {
  const { t } = useTranslation('cleanUp');
  const { t: data } = useTranslation('data');
  const { part = 'duplicates', kind = 'foods' } = search;
  const hasKinds = part === 'duplicates' || part === 'unused';
  const kinds = part === 'unused' ? cleanUpKinds.filter((one) => one !== 'recipes') : cleanUpKinds;
  const nav = useActiveSection(part);
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        subtitle={t(`about.${part}`)}
        help={<HelpLink page="using#foods-units-and-aisles" />}
      />
      <nav ref={nav} className={styles.parts} aria-label={t('title')}>
        {parts.map((one) => (
          <Link
            key={one}
            to="/group/data/clean-up"
            search={{ part: one, kind: search.kind }}
            className={chipClass}
            aria-current={one === part ? 'page' : undefined}
          >
            {one === 'new' ? data('newFoods') : t(`parts.${one}`)}
          </Link>
        ))}
      </nav>
      {hasKinds && (
        <div className={styles.kind}>
          <SelectField
            label={t('kind')}
            value={part === 'unused' ? unusedKind(kind) : kind}
            onChange={(value) => onSearch({ ...search, kind: value })}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {data(`kinds.${one}`)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {part === 'corrections' && (
        <div className={styles.kind}>
          <RouteSearchField
            label={t('corrections.find')}
            value={search.q}
            onChange={(q) => onSearch({ ...search, q })}
          />
        </div>
      )}
      <ScreenPart resetKey={`${part} ${kind} ${search.q}`} pending={<Skeleton height="12rem" />}>
        {part === 'duplicates' && <Duplicates key={kind} kind={kind} />}
        {part === 'new' && <NewFoods />}
        {part === 'unused' && <Unused key={kind} kind={unusedKind(kind)} />}
        {part === 'lines' && <UnreadLines />}
        {part === 'amounts' && <Amounts />}
        {part === 'corrections' && <Corrections find={search.q} onAll={() => onSearch({ ...search, q: undefined })} />}
      </ScreenPart>
    </div>
  );
}
