import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { Soup } from '#ui/icons';
import { useTranslation } from 'react-i18next';
import { EmptyState, PageHeader } from '#ui';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { publicGroupsQuery } from '../../features/recipes/public/guest-queries.ts';
import styles from '../../features/recipes/public/guest.module.css';

export const Route = createFileRoute('/_public/explore/recipes/')({
  loader: async ({ context: { api, queryClient } }) => {
    const groups = await queryClient.ensureQueryData(publicGroupsQuery(api));
    const [only] = groups;
    if (only && groups.length === 1)
      throw redirect({ to: '/explore/recipes/$groupSlug', params: { groupSlug: only.slug } });
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('sharing:explore.groups')),
  component: Screen,
});

/** Lists groups with public recipes, if there are several. */
function Screen() {
  const { t } = useTranslation('sharing');
  const { data } = useSuspenseQuery(publicGroupsQuery(useApi()));
  if (data.length === 0)
    return (
      <EmptyState as="h1" icon={<Soup />} title={t('explore.none')}>
        {t('explore.noneText')}
      </EmptyState>
    );
  return (
    <>
      <PageHeader title={t('explore.groups')} />
      <ul className={styles.groups}>
        {data.map(({ slug, name }) => (
          <li key={slug}>
            <Link to="/explore/recipes/$groupSlug" params={{ groupSlug: slug }}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
