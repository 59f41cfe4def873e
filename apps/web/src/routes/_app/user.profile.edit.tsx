import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../app/page-title.ts';
import { asText } from '../../app/search-params.ts';
import { ProfileEditScreen } from '../../features/identity/profile/profile-edit-screen.tsx';

export const Route = createFileRoute('/_app/user/profile/edit')({
  validateSearch: (search): { problem?: string } => ({ problem: asText(search.problem) }),
  staticData: { section: 'profile', namespaces: ['user', 'account'] },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('user:edit.title')),
  component: ProfileEdit,
});

function ProfileEdit() {
  return <ProfileEditScreen problem={Route.useSearch().problem} />;
}
