import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { asText } from '../../shared/routing/search-params.ts';
import { aboutQuery } from '../../shared/session/session-query.ts';
import { FormSkeleton } from '../../shared/widgets/page-skeletons.tsx';
import {
  identitiesQuery,
  passkeysQuery,
  sessionsQuery,
  twoFactorQuery,
} from '../../features/identity/profile/account-queries.ts';
import { ProfileEditScreen } from '../../features/identity/profile/profile-edit-screen.tsx';

export const Route = createFileRoute('/_app/user/profile/edit')({
  validateSearch: (search): { problem?: string } => ({ problem: asText(search.problem) }),
  staticData: { section: 'profile', namespaces: ['user', 'account'] },
  // each part of the page shows its own error
  loader: async ({ context: { api, queryClient } }) => {
    const { enableOidc } = await queryClient.ensureQueryData(aboutQuery(api));
    await Promise.all([
      queryClient.prefetchQuery(twoFactorQuery(api)),
      queryClient.prefetchQuery(passkeysQuery(api)),
      queryClient.prefetchQuery(sessionsQuery(api)),
      enableOidc && queryClient.prefetchQuery(identitiesQuery(api)),
    ]);
  },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('user:edit.title')),
  pendingComponent: FormSkeleton,
  component: ProfileEdit,
});

function ProfileEdit() {
  return <ProfileEditScreen problem={Route.useSearch().problem} />;
}
