import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../app/page-title.ts';
import { ProfileScreen } from '../../features/identity/profile/profile-screen.tsx';

export const Route = createFileRoute('/_app/user/profile/')({
  staticData: { section: 'profile', namespaces: ['user'] },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('user:profile.title')),
  component: ProfileScreen,
});
