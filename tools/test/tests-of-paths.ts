import { existsSync, globSync, statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

export interface TestSelection {
  /** Files and folders for Jest. */
  jestPatterns: string[];
  /** Files for Playwright. */
  browserPatterns: string[];
}

/** Folders whose tests prove the code of an area, beside the tests that lie next to the code. */
const TESTS_OF_AREA: [code: RegExp, tests: string][] = [
  [/^libs\/([\w-]+)\//, 'apps/api/test/$1'],
  [/^apps\/(?:api|worker)\/src\/([\w-]+)\//, 'apps/api/test/$1'],
  [/^openapi\/([\w-]+)\//, 'apps/api/test/$1'],
  [/^openapi\//, 'apps/api/test/contract'],
  [/^locales\//, 'tools/locales'],
];

/**
 * Finds the tests that belong to files or folders: those in the same folder and, for code of the server, those of its
 * area. Tests with the name of the code's file or folder stand in for the whole area.
 *
 * @param paths relative to the working folder or absolute
 */
export function testsOf(paths: string[]): TestSelection {
  const found = paths.map((path) => relative('.', resolve(path))).flatMap(testsOfPath);
  const files = [...new Set(found)];
  return {
    jestPatterns: files.filter((file) => !isBrowserTest(file)),
    browserPatterns: files.filter(isBrowserTest),
  };
}

const isBrowserTest = (file: string) => file.startsWith('apps/e2e/tests');

function testsOfPath(path: string): string[] {
  if (/\.spec\.tsx?$/.test(path)) return [path];
  const folder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? path : dirname(path);
  return [...globSync(`${folder}/**/*.spec.{ts,tsx}`), ...areaTestsOf(path)];
}

function areaTestsOf(path: string): string[] {
  const place = `${path}/`;
  const rule = TESTS_OF_AREA.find(([code]) => code.test(place));
  if (!rule) return [];
  const [code, tests] = rule;
  const folder = code.exec(place)![0].replace(code, tests);
  if (!existsSync(folder)) return [];
  const specs = globSync(`${folder}/**/*.spec.ts`);
  const names = path.split('/').map((part) => part.split('.')[0]!);
  const named = specs.filter((spec) => names.includes(spec.split('/').at(-1)!.replace('.spec.ts', '')));
  return named.length ? named : specs;
}
