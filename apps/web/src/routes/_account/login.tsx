import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../app/page-title.ts';
import { asInternalPath } from '../../app/search-params.ts';
import { LoginForm } from '../../features/identity/login-form.tsx';

export const Route = createFileRoute('/_account/login')({
  validateSearch: (search): { redirect?: string } => ({ redirect: asInternalPath(search.redirect) }),
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('account:login.title')),
  component: Login,
});

function Login() {
  const { redirect = '/' } = Route.useSearch();
  return <LoginForm target={redirect} />;
}
