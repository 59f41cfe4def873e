import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { ForgotPasswordForm } from '../../features/identity/forgot-password-form.tsx';

export const Route = createFileRoute('/_account/forgot-password')({
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('account:forgot.title')),
  component: ForgotPasswordForm,
});
