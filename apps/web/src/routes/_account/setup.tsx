import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { SetupForm } from '../../features/identity/setup-form.tsx';

export const Route = createFileRoute('/_account/setup')({
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('account:setup.title')),
  component: SetupForm,
});
