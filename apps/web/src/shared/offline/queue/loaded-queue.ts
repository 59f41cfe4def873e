import type { AppContext } from '../../routing/app-context.ts';
import type { DeviceOutbox } from './device-queue.ts';

/** Opens the queue without fetching its script, for which there may be no network; set once the script is loaded. */
export const loadedQueue: {
  open?: (context: Pick<AppContext, 'api' | 'queryClient'>) => Promise<DeviceOutbox>;
} = {};
