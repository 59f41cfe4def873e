import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { Api } from '../api/api.ts';
import type { DeviceQueue } from '../offline/queue/device-queue.ts';
import type { Theme } from '../browser/theme.ts';

export interface AppContext {
  api: Api;
  i18n: I18n;
  queryClient: QueryClient;
  theme: Theme;
  /** Returns the current cookies, as in a header of a request. */
  cookies: () => string;
  isShell: boolean;
  /** Time zone of server-rendered pages, see useTimeZone. */
  timeZone: string;
  /** Public address of the server, without a trailing slash. */
  baseUrl: string;
  /** Opens the queue of changes that wait for a network; only in browsers. */
  openQueue: () => Promise<DeviceQueue>;
}
