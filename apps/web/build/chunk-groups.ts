import { join } from 'node:path';
import type { Rolldown } from 'vite';

const source = join(import.meta.dirname, '../src');

const framework =
  /node_modules\/(react|react-dom|scheduler|react-i18next|i18next|openapi-[\w-]+|@tanstack\/(?!react-virtual|virtual)[\w-]+)\//;
const sharedUi =
  /\/libs\/(client\/src|ui\/src\/(actions\/(button|(more-)?menu(-parts)?\.)|display|feedback\/(?!progress|shown-once|toast-re)|lazy|overlays\/[\w-]+(?<!-panel)\.tsx|root\/ui|texts))/;
const shell =
  /\/apps\/web\/src\/(app\/(?!choose-locale|qr-code|live-updates|background|kept|use-rules|form-problems|outbox\/(?!pending))|router|routeTree|layout\/(?!language-dialog|more-sheet|shortcuts-dialog|account-layout)|features\/recipes\/measure\/unit-systems)/;
// beside the scripts of the shell, so that each page has one style sheet of all screens
const everywhereCss = /\/@fontsource-variable\/|virtual:theme\.css|\/app\/global\.css/;
const icon = /\/node_modules\/lucide\/|\/libs\/ui\/src\/(icons|display\/icon)\./;
const route = /\/apps\/web\/src\/routes\/[^?]+$/;
const partOfApp = /\/apps\/web\/src\/(app|features)\/[^?]+$/;

/**
 * What every screen needs comes in two files instead of eighty, and the screens that are opened most in one each instead of forty:
 * each file costs a phone about 4 ms just to ask for it, and small modules compress well together.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: framework, priority: 20 },
  { name: 'shell', test: (id) => [sharedUi, shell, route, everywhereCss].some((one) => one.test(id)), priority: 10 },
  { name: 'icons', test: icon, priority: 15 },
  { name: groupOf, debugName: 'screens', test: partOfApp },
];

const screen = (route: string) => `routes/_app/${route}.tsx?tsr-split=component---pendingComponent`;
/** With all that they import, less what the ones before have. */
const starts = { home: screen('index'), outbox: 'app/outbox/changes-notice.tsx', recipe: screen('recipe.$slug') };

function groupOf(id: string, context: Rolldown.ChunkingContext): string | undefined {
  return Object.entries(starts).find(([, start]) => importedBy(join(source, start), context).has(id))?.[0];
}

const known = new Map<string, Set<string>>();

function importedBy(start: string, context: Rolldown.ChunkingContext): Set<string> {
  let imported = known.get(start);
  if (imported) return imported;
  known.set(start, (imported = new Set([start])));
  for (const id of imported)
    for (const further of context.getModuleInfo(id)?.importedIds ?? [])
      if (partOfApp.test(further)) imported.add(further);
  return imported;
}
