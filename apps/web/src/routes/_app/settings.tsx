import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '../../features/identity/profile/settings-screen.tsx';
import { pageTitle } from '../../shared/routing/page-title.ts';

export const Route = createFileRoute('/_app/settings')({
  staticData: { section: 'settings', namespaces: ['user', 'admin'] },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('user:settings.title')),
  component: SettingsScreen,
});
