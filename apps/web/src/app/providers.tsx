import type { i18n as I18n } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { UiProvider, type StyleCache, type UiTexts } from '#ui';
import { errorMessage } from '../shared/api/error-toasts.ts';

interface ProvidersProps {
  i18n: I18n;
  /** Style cache of a server rendering. */
  styles?: StyleCache;
  children: ReactNode;
}

export function Providers({ i18n, styles, children }: ProvidersProps) {
  const texts = useMemo(() => uiTexts(i18n), [i18n]);
  return (
    <UiProvider locale={i18n.language} texts={texts} styles={styles}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </UiProvider>
  );
}

const uiTexts = (i18n: I18n): UiTexts => ({
  text: (key) => i18n.t(`ui.${key}`),
  describeError: (error) => errorMessage(i18n, error),
});
