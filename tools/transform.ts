/**
 * Lets Node run our TypeScript with decorators: `node --import ./tools/transform.ts file.ts`. Node itself only strips
 * types. Imports of `#library` find the sources.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

registerHooks({
  resolve(specifier, context, next) {
    // only for our own imports: some npm packages have a condition of this name, too
    const isOurs = specifier.startsWith('#') && !context.parentURL?.includes('/node_modules/');
    const others = context.conditions.filter((condition) => condition !== 'source');
    const conditions = isOurs ? [...others, 'source'] : others;
    return next(specifier, { ...context, conditions });
  },
  load(url, context, next) {
    if (!url.startsWith('file:') || !/\.tsx?$/.test(url) || url.includes('/node_modules/')) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      sourceMaps: 'inline',
      swcrc: false,
      configFile: false,
      module: { type: 'es6' },
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: filename.endsWith('x'), decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
