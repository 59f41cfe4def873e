import { join } from 'node:path';

/** How the route tree is written, by Vite and by the type check. */
export const routeOptions = {
  target: 'react',
  autoCodeSplitting: true,
  quoteStyle: 'single',
  semicolons: true,
  tmpDir: join(import.meta.dirname, '../../../.tmp/routes'),
} as const;
