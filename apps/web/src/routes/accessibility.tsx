import { createFileRoute } from '@tanstack/react-router';
import { AccessibilityScreen } from '../features/identity/accessibility/accessibility-screen.tsx';
import { AppLayout } from '../layout/app-layout.tsx';
import { PublicLayout } from '../layout/public-layout.tsx';
import { loadQueries } from '../shared/routing/load-queries.ts';
import { pageTitle } from '../shared/routing/page-title.ts';
import { useIsSignedIn } from '../shared/session/session.ts';
import { aboutQuery, sessionQuery } from '../shared/session/session-query.ts';

/** Page for everybody, with the navigation for people who are signed in. */
export const Route = createFileRoute('/accessibility')({
  staticData: { section: 'settings', namespaces: ['accessibility'] },
  loader: loadQueries(aboutQuery, sessionQuery),
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('accessibility:title')),
  component: Screen,
});

function Screen() {
  const Layout = useIsSignedIn() ? AppLayout : PublicLayout;
  return (
    <Layout>
      <AccessibilityScreen />
    </Layout>
  );
}
