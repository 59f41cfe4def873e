/** `npm run check`: generates what is generated, then checks all types. */
import { programs, runSteps } from './steps.ts';

runSteps([
  { title: 'Contract', args: ['tools/contract/generate.ts'] },
  { title: 'Routes of the web app', args: ['tools/routes.ts'] },
  { title: 'Types of server, libraries and tools', args: [programs.tsc, '--noEmit', '-p', 'apps/tsconfig.json'] },
  { title: 'Types of the browser tests', args: [programs.tsc, '--noEmit', '-p', 'apps/e2e/tsconfig.json'] },
  { title: 'Types of the web app', args: [programs.tsc, '--noEmit', '-p', 'apps/web/tsconfig.json'] },
]);
