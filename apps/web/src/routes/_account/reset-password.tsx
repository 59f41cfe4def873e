import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { asText } from '../../shared/routing/search-params.ts';
import { ResetPasswordForm } from '../../features/identity/reset-password-form.tsx';

export const Route = createFileRoute('/_account/reset-password')({
  validateSearch: (search): { token?: string } => ({ token: asText(search.token) }),
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('account:reset.title')),
  component: ResetPassword,
});

function ResetPassword() {
  return <ResetPasswordForm token={Route.useSearch().token} />;
}
