import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { StyleNonce } from '#ui';

interface ProvidersProps {
  i18n: I18n;
  nonce: string | undefined;
  children: ReactNode;
}

export function Providers({ i18n, nonce, children }: ProvidersProps) {
  return (
    <StyleNonce value={nonce}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </StyleNonce>
  );
}
