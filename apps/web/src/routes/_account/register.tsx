import { createFileRoute, redirect } from '@tanstack/react-router';
import { sessionQuery } from '../../shared/session/session-query.ts';
import { useIsSignedIn } from '../../shared/session/session.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { asText } from '../../shared/routing/search-params.ts';
import { invitationQuery } from '../../features/identity/invitation-query.ts';
import { JoinGroup } from '../../features/identity/join-group.tsx';
import { RegisterForm } from '../../features/identity/register-form.tsx';

export const Route = createFileRoute('/_account/register')({
  validateSearch: (search): { token?: string } => ({ token: asText(search.token) }),
  beforeLoad: async ({ context: { api, queryClient }, search: { token } }) => {
    if (!token && (await queryClient.ensureQueryData(sessionQuery(api)))) throw redirect({ to: '/' });
  },
  loaderDeps: ({ search: { token } }) => ({ token }),
  // the page shows an error of the invitation
  loader: ({ context: { api, queryClient }, deps: { token } }) =>
    token ? queryClient.prefetchQuery(invitationQuery(api, token)) : undefined,
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('account:register.title')),
  component: Register,
});

function Register() {
  const { token } = Route.useSearch();
  const isSignedIn = useIsSignedIn();
  if (isSignedIn && token) return <JoinGroup token={token} />;
  return <RegisterForm token={token} />;
}
