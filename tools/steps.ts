import { spawnSync } from 'node:child_process';

export interface Step {
  title: string;
  /** Arguments of Node. */
  args: string[];
}

const bin = (path: string) => `node_modules/${path}`;

/** Programs of packages, run by this very Node. */
export const programs = {
  eslint: bin('eslint/bin/eslint.js'),
  nx: bin('nx/dist/bin/nx.js'),
  oxlint: bin('oxlint/bin/oxlint'),
  playwright: bin('@playwright/test/cli.js'),
  prettier: bin('prettier/bin/prettier.cjs'),
  tsc: bin('typescript7/bin/tsc'),
  vite: bin('vite/bin/vite.js'),
};

export const runNode = (args: string[], env: NodeJS.ProcessEnv = {}): boolean =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs all steps even if one fails, so that one run tells everything; the process ends with 1 if any failed. */
export function runSteps(steps: Step[], env: NodeJS.ProcessEnv = {}): void {
  const started = Date.now();
  const results = steps.map(({ title, args }) => {
    const begun = Date.now();
    console.log(`\n── ${title}`);
    const passed = runNode(args, env);
    return { title, passed, took: seconds(begun) };
  });
  console.log(`\n── All in ${seconds(started)}`);
  for (const { title, passed, took } of results) console.log(`${passed ? '  ok  ' : 'FAILED'}  ${title} (${took})`);
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
}
