import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';
import { asText } from '../../shared/routing/search-params.ts';
import { ConfirmAddressForm } from '../../features/identity/confirm-address-form.tsx';

export const Route = createFileRoute('/_account/confirm-address')({
  validateSearch: (search): { token?: string } => ({ token: asText(search.token) }),
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('account:confirmAddress.title')),
  component: ConfirmAddress,
});

function ConfirmAddress() {
  return <ConfirmAddressForm token={Route.useSearch().token} />;
}
