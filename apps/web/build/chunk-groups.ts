import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const sources = join(import.meta.dirname, '../src');

const framework =
  /node_modules\/(react|react-dom|scheduler|react-i18next|i18next|openapi-[\w-]+|@tanstack\/(?!react-virtual|virtual)[\w-]+)\//;
const sharedUi =
  /\/libs\/(client\/src|contract\/src\/objects|ui\/src\/(actions\/(button|(more-)?menu(-parts)?\.)|display|feedback\/(?!progress|one-time-secret|toast-re)|forms\/forms\.module|lazy|overlays\/[\w-]+(?<!-panel)\.tsx|root\/ui|texts))/;
const lateInApp = 'background|offline-screens|fill-offline-cache|prefetch-offline|offline-queue|update-cached-list';
const lateInLayout = 'language-dialog|more-sheet|shortcuts-dialog|account-layout';
const sharedByAll = [
  'api/(?!chunked-upload|fetch-with-progress)',
  'browser/(?!save-by-token|use-(active-section|file-drop|sizes))',
  '(routing|ssr)/',
  'forms/web-address',
  'i18n/(?!choose-locale)',
  'offline/(reload-on-new-version|service-worker|queue/(loaded-modules|late-parts|queued-operations))',
  // fields of forms bring Chakra along
  'session/(?!captured-page|leaving-choices)',
  'widgets/(?!page\\.module|page-skeletons|qr-code|visibility-switch|when-near)',
].join('|');
const shell = new RegExp(
  `/apps/web/src/(app/(?!${lateInApp})|layout/(?!(\\w+/)?(${lateInLayout}))|shared/(${sharedByAll})|router|routeTree)`,
);
// small modules of many screens get a chunk of their own; in one screen's chunk, the others would fetch all of it
const common =
  /\/node_modules\/uuid\/|\/ui\/src\/forms\/search-field\.|\/features\/(planning\/(meals|use-meal-name)|recipes\/view\/html)\.|\/units-and-scaling\/unit-systems\./;
// parts of cards and of an opened recipe, so that home and the recipe do not fetch each other
const ofRecipe =
  /\/features\/recipes\/(cards\/card-(icons|picture)|favourites\/(favourite-button|heart-button|use-favourites))\.|\/shared\/(recipes\/time-text|units-and-scaling\/base-servings)\./;
// with the shell, so that most screens share one style sheet: a phone waits longer for a file than for its bytes
const sharedCss = (id: string) =>
  /\/@fontsource-variable\/|virtual:theme\.css|\/app\/global\.css|\/offline\/changes\/[\w-]+\.module\.css/.test(id) ||
  (id.includes('.module.css') && common.test(id));
const iconFile = /\/icons\/[\w-]+\.mjs/;
const sourceOf = (path: string) => readFileSync(path, 'utf8');
const firstIcons = new Set(
  [...sourceOf(join(sources, '../../../libs/ui/src/icons.ts')).matchAll(/nodes\.(\w+)/g)].map(([, name]) => name),
);
/** Files of lucide with the icons of the first screens. */
const iconFiles = new Set(
  sourceOf(fileURLToPath(import.meta.resolve('lucide')).replace(/cjs.*/, 'esm/lucide.mjs'))
    .split('\n')
    .filter((line) => [...line.matchAll(/default as (\w+)/g)].some(([, name]) => firstIcons.has(name)))
    .map((line) => iconFile.exec(line)?.[0]),
);
const isIcon = (id: string) =>
  /\/libs\/ui\/src\/(icons|display\/icon)\./.test(id) || iconFiles.has(iconFile.exec(id)?.[0]);
const route = /\/apps\/web\/src\/routes\/[^?]+$/;
const partOfApp = /\/apps\/web\/src\/(app|features|shared)\/[^?]+$/;

/**
 * Chunks by use: every screen loads two files instead of eighty, and the most opened screens one each instead of
 * forty. Each request costs a phone about 4 ms.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: framework, priority: 20 },
  {
    name: 'shell',
    test: (id) => sharedCss(id) || [sharedUi, shell, route, ofRecipe].some((one) => one.test(id)),
    priority: 10,
  },
  { name: 'icons', test: isIcon, priority: 15 },
  { name: 'late-icons', test: /\/node_modules\/lucide\/|\/ui\/src\/late-icons\./, priority: 12 },
  { name: 'common', test: common, priority: 5 },
  { name: screenOf, debugName: 'screens', test: partOfApp },
];

/** Chunks with all that their modules import, less what those before them have. */
const screens = {
  home: ['features/recipes/home/home-screen.tsx', 'features/planning/planned-today.tsx'],
  changes: ['shared/offline/changes/changes-notice.tsx'],
  queue: ['app/offline-queue.ts'],
  recipe: ['features/recipes/recipe-screen.tsx', 'features/recipes/recipe-skeleton.tsx'],
};

function screenOf(id: string, context: Rolldown.ChunkingContext): string | undefined {
  const isPartOf = (module: string) => importedBy(join(sources, module), context).has(id);
  return Object.entries(screens).find(([, modules]) => modules.some(isPartOf))?.[0];
}

const known = new Map<string, Set<string>>();

function importedBy(screen: string, context: Rolldown.ChunkingContext): Set<string> {
  let imported = known.get(screen);
  if (imported) return imported;
  known.set(screen, (imported = new Set([screen])));
  for (const id of imported) {
    const module = context.getModuleInfo(id);
    if (!module) throw new Error(`The build knows no module ${id}`);
    for (const further of module.importedIds) if (partOfApp.test(further)) imported.add(further);
  }
  return imported;
}
