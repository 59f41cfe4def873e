import { useState, type FunctionComponent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOnIdle } from '#ui';
import { loadedModules } from '../shared/offline/queue/loaded-modules.ts';
import { RecipeDialogsContext } from '../shared/recipes/recipe-dialogs.ts';
import { useIsSignedIn } from '../shared/session/session.ts';
import { RunningTimers } from '../features/recipes/cook/running-timers.tsx';
import styles from './app-layout.module.css';
import { BottomBar } from './navigation/bottom-bar.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { Header } from './header.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Sidebar } from './navigation/sidebar.tsx';
import { useSection } from './navigation/use-section.ts';
import { useLayer } from './use-layer.ts';
import { useLiveUpdates } from '../app/use-live-updates.ts';
import { useShortcuts } from '../shared/browser/use-shortcuts.ts';

const SearchDialog = lazyOnIdle(() =>
  import('../shared/recipes/search-dialog.tsx').then((module) => module.SearchDialog),
);
const recipeDialogs = {
  AddToPlanDialog: lazyOnIdle(() =>
    import('../features/planning/dialogs/add-to-plan-dialog.tsx').then((module) => module.AddToPlanDialog),
  ),
  AddRecipesDialog: lazyOnIdle(() =>
    import('../features/shopping/add-recipes-dialog.tsx').then((module) => module.AddRecipesDialog),
  ),
};
const ChangesNotice = lazyOnIdle(loadNotice);
const MoreSheet = lazyOnIdle(() => import('./navigation/more-sheet.tsx').then((module) => module.MoreSheet));
const ShortcutsDialog = lazyOnIdle(() =>
  import('./preferences/shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog),
);

/** Loads the notice of queued changes; without a network, it is loaded once there is one. */
async function loadNotice(): Promise<FunctionComponent> {
  if (loadedModules.ChangesNotice) return loadedModules.ChangesNotice;
  try {
    return (await import('../shared/offline/changes/changes-notice.tsx')).ChangesNotice;
  } catch {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return loadNotice();
  }
}

/** Renders nothing between the end of a session and the sign-in page. */
export function AppLayout({ children }: { children: ReactNode }) {
  return useIsSignedIn() ? <Layout>{children}</Layout> : null;
}

/** Header, navigation and the screen for signed-in users. */
function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [sidebarOpen, setSidebarOpen] = useState(true);
  const { layer, open, close } = useLayer();
  // the administration has a sidebar of its own in this place
  const hasOwnSidebar = useSection() === 'admin';
  const openSearch = () => open('search');
  useLiveUpdates();
  useShortcuts({ '/': openSearch, '?': () => open('shortcuts') });
  return (
    <div className={styles.layout} data-sidebar={sidebarOpen ? 'open' : 'closed'}>
      <a href="#main" className={styles.skip}>
        {t('nav.skip')}
      </a>
      <DemoBanner />
      <Header sidebarOpen={sidebarOpen} onToggleSidebar={() => setSidebarOpen(!sidebarOpen)} onSearch={openSearch} />
      {hasOwnSidebar ? <div className={styles.sidebar} /> : <Sidebar />}
      <BottomBar onOpen={open} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <OfflineNotice />
        <ChangesNotice />
        <RunningTimers />
        <RecipeDialogsContext value={recipeDialogs}>{children}</RecipeDialogsContext>
      </main>
      {layer === 'search' && <SearchDialog onClose={close} />}
      {layer === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {layer === 'more' && <MoreSheet onClose={close} />}
    </div>
  );
}
