import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listText } from '#locales';
import { useApi } from '../../../shared/api/use-api.ts';
import type { FilterOption } from '../../../shared/api/group-lists.ts';
import type { Rule } from './rule-text.ts';
import styles from './rules.module.css';

const maxNames = 4;

interface PreviewedRule extends Pick<Rule, 'effect' | 'match'> {
  categories: FilterOption[];
  tags: FilterOption[];
}

/** Number and first names of the recipes that match a rule. */
export function RulePreview({ rule }: { rule: PreviewedRule }) {
  const { t, i18n } = useTranslation('planner');
  const { data, isPlaceholderData } = useQuery({
    ...useApi().queryOptions('get', '/recipes', {
      params: { query: { ...filterOf(rule), perPage: maxNames, orderBy: 'name', orderDirection: 'asc' } },
    }),
    placeholderData: keepPreviousData,
  });
  if (!data) return <p className={styles.preview}>{'\u00a0'}</p>;
  const names = data.items.map(({ name }) => name);
  const text = listText(names, i18n.language, { type: 'unit' });
  return (
    <p className={styles.preview} aria-live="polite" aria-busy={isPlaceholderData} data-empty={data.total === 0}>
      {data.total > 0 ? t(`preview.${rule.effect}`, { count: data.total }) : t('preview.none')}
      {data.total > 0 && (
        <>
          {' '}
          <bdi>{text}</bdi>
          {data.total > maxNames && ' …'}
        </>
      )}
    </p>
  );
}

function filterOf({ categories, tags, match }: PreviewedRule) {
  const [first, second] = [categories.map(({ id }) => id), tags.map(({ id }) => id)];
  if (match === 'all') return { categories: first, tags: second, requireAllCategories: true, requireAllTags: true };
  // the list's own filters would join the two kinds by AND
  const parts = [
    first.length && `recipeCategory.id IN [${quoteIds(first)}]`,
    second.length && `tags.id IN [${quoteIds(second)}]`,
  ];
  const queryFilter = parts.filter(Boolean).join(' OR ');
  return queryFilter ? { queryFilter } : {};
}

const quoteIds = (ids: string[]) => ids.map((id) => `"${id}"`).join(', ');
