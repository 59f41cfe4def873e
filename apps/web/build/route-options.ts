import { join } from 'node:path';

/** Options of the route tree generator, for Vite and the type check. */
export const routeOptions = {
  target: 'react',
  autoCodeSplitting: true,
  quoteStyle: 'single',
  semicolons: true,
  tmpDir: join(import.meta.dirname, '../../../.tmp/routes'),
} as const;
