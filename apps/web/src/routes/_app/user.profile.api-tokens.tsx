import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { PanelsSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import { ApiTokensScreen } from '../../features/identity/profile/api-tokens-screen.tsx';

export const Route = createFileRoute('/_app/user/profile/api-tokens')({
  staticData: { section: 'profile', namespaces: ['user'] },
  loader: ({ context: { api, queryClient } }) =>
    queryClient.ensureQueryData(api.queryOptions('get', '/users/api-tokens')).then(() => undefined),
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('user:tokens.title')),
  pendingComponent: PanelsSkeleton,
  component: ApiTokensScreen,
});
