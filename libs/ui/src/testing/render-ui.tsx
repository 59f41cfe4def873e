import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UiProvider } from '../root/ui-provider.tsx';

const texts = { text: (key: string) => key, describeError: String };

/** Components with what they need around them; the words of the library are their keys. */
export function renderUi(content: ReactNode, locale = 'en-US'): RenderResult {
  return render(
    <UiProvider locale={locale} texts={texts}>
      {content}
    </UiProvider>,
  );
}
