/** Bundles the screen with the queue of offline changes, so that it works offline from the first visit. */
import '../../shared/offline/changes/changes-notice.tsx';
import '../offline-queue.ts';

export { TogetherScreen } from '../../features/recipes/together/together-screen.tsx';
