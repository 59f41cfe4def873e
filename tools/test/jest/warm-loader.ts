/** Module hooks of the warm workers: TypeScript with decorators, and `@jest/globals`, which only Jest's own runner provides. */
import { registerHooks } from 'node:module';
import '../../transform.ts';

const GLOBALS = new URL('./warm-globals.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : next(specifier, context),
});
