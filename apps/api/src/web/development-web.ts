import { join } from 'node:path';
import type { PageRenderer } from '#client';
import type { WebBuild } from './web-build.ts';

/** Vite transforms the sources on demand; imported here only, so that the product runs without it. */
export async function developmentWeb(): Promise<WebBuild> {
  const { createServer, createServerModuleRunner } = await import('vite');
  const configFile = join(process.cwd(), 'apps/web/vite.config.ts');
  const vite = await createServer({ configFile, appType: 'custom', server: { middlewareMode: true } });
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  const render: PageRenderer = async (request, options) => {
    const entry = await runner.import<{ render: PageRenderer }>('/src/entry-server.tsx');
    return entry.render(request, options);
  };
  return { files: vite.middlewares, render, development: true };
}
