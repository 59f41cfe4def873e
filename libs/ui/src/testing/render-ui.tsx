import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UiProvider } from '../root/ui-provider.tsx';

const texts = { text: (key: string) => key, describeError: String };

/** Renders components with their providers; texts are their keys. */
export function renderUi(content: ReactNode, locale = 'en-US'): RenderResult {
  return render(
    <UiProvider locale={locale} texts={texts}>
      {content}
    </UiProvider>,
  );
}
