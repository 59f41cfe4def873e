import { createFileRoute } from '@tanstack/react-router';
import { AccessibilityScreen } from '../../features/identity/accessibility/accessibility-screen.tsx';
import { pageTitle } from '../../shared/routing/page-title.ts';

export const Route = createFileRoute('/_public/accessibility')({
  staticData: { namespaces: ['accessibility'] },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('accessibility:title')),
  component: AccessibilityScreen,
});
