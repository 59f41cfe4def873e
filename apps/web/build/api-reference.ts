import scalar from '@scalar/fastify-api-reference';
import fastify from 'fastify';
import type { Plugin } from 'vite';

/** Path of the script of `/docs`, which `apps/api/src/http/docs.ts` loads. */
const PATH = '/api-reference.js';

/**
 * Scalar's API reference in one file. It is taken from the plugin for Fastify, which contains the file, because the package
 * that the file is built from installs 280 more packages.
 */
async function readScript(): Promise<string> {
  const server = fastify();
  await server.register(scalar, { routePrefix: '/docs', configuration: { url: '/api/openapi.json' } });
  const { body } = await server.inject('/docs/js/scalar.js');
  return body.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
}

/** Adds the script of the API's documentation to the files of the web app. Only `/docs` loads it. */
export const apiReference = (): Plugin => ({
  name: 'tureen:api-reference',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: PATH.slice(1), source: await readScript() });
  },
  configureServer({ middlewares }) {
    let script: Promise<string> | undefined;
    middlewares.use(PATH, (_, response, next) => {
      script ??= readScript();
      script.then((text) => response.setHeader('content-type', 'text/javascript').end(text), next);
    });
  },
});
