/** `npm run lint`: format, rules, module boundaries, catalogues, migrations, and what in the README is generated. */
import { existsSync } from 'node:fs';
import { programs, runSteps } from './steps.ts';

const catalogues = 'tools/locales/check.ts';

runSteps(
  [
    { title: 'Format', args: [programs.prettier, '--check', '--log-level', 'warn', '.'] },
    { title: 'Rules', args: [programs.oxlint] },
    // without the graph the rule says nothing at all
    { title: 'Graph of the projects', args: [programs.nx, 'graph', '--file=.nx/graph.json'] },
    {
      title: 'Module boundaries',
      args: [programs.eslint, '--config', 'tools/eslint.config.mjs', '--max-warnings=0', 'apps', 'libs'],
    },
    ...(existsSync(catalogues) ? [{ title: 'Catalogues', args: [catalogues] }] : []),
    { title: 'Migrations', args: ['tools/migration.ts', '--check'] },
    { title: 'Variables in the README', args: ['tools/environment.ts', '--check'] },
  ],
  { NX_DAEMON: 'false' },
);
