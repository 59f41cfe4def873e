import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forgetSearches } from '../../shared/recipes/search-history.ts';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { asInternalPath, asText } from '../../shared/routing/search-params.ts';
import { LoginForm } from '../../features/identity/login-form.tsx';

export const Route = createFileRoute('/_account/login')({
  validateSearch: (search): { redirect?: string; problem?: string; direct?: boolean } => ({
    redirect: asInternalPath(search.redirect),
    problem: asText(search.problem),
    direct: search.direct ? true : undefined,
  }),
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('account:login.title')),
  component: Login,
});

function Login() {
  const { redirect = '/', problem, direct } = Route.useSearch();
  // every session ends here
  useEffect(forgetSearches, []);
  return <LoginForm target={redirect} problem={problem} direct={direct} />;
}
