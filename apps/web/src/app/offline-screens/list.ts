/** The screen with the queue of offline changes: it works from the first visit, before the app is stored. */
import '../../shared/offline/changes/changes-notice.tsx';
import '../offline-queue.ts';

export { ListScreen } from '../../features/shopping/list-screen.tsx';
