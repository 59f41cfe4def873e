import type { FunctionComponent } from 'react';
import type { AppContext } from '../../routing/app-context.ts';
import type { DeviceQueue } from './device-queue.ts';

/** Modules that some screens bring along: an import of their own chunks would need a network. */
export const loadedModules: {
  openQueue?: (context: Pick<AppContext, 'api' | 'queryClient'>) => Promise<DeviceQueue>;
  ChangesNotice?: FunctionComponent;
} = {};
