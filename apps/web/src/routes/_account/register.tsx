import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../app/page-title.ts';
import { asText } from '../../app/search-params.ts';
import { invitationQuery } from '../../features/identity/invitation-query.ts';
import { RegisterForm } from '../../features/identity/register-form.tsx';

export const Route = createFileRoute('/_account/register')({
  validateSearch: (search): { token?: string } => ({ token: asText(search.token) }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  // one that cannot be used says so on the page
  loader: ({ context: { api, queryClient }, deps: { token } }) =>
    token ? queryClient.prefetchQuery(invitationQuery(api, token)) : undefined,
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('account:register.title')),
  component: Register,
});

function Register() {
  return <RegisterForm token={Route.useSearch().token} />;
}
