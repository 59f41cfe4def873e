/** Imports go down only: between apps and libraries by their layer, within the web app by its zones. */
import { dirname, join, relative, sep } from 'node:path';
import { layerOf } from '../nx/layers.mjs';

const root = join(import.meta.dirname, '../..');

const server = ['area', 'foundation', 'pure'];
const MAY_IMPORT = {
  server: ['api', 'worker', ...server],
  api: server,
  worker: server,
  area: server,
  foundation: ['foundation', 'pure'],
  testing: ['testing', 'foundation', 'pure'],
  web: ['ui', 'pure'],
  extension: ['pure'],
  ui: ['ui', 'pure'],
  e2e: ['e2e', 'testing', 'pure'],
  pure: ['pure'],
};
const TEST = /\.spec\.tsx?$|^(?:apps|libs)\/[^/]+\/tests?\//;

/** Relative imports that leave their project, each with its reason. */
const ALLOWED = new Map([
  // the server is the two apps in one process
  ['apps/server/src', ['apps/api/src/index.ts', 'apps/worker/src/index.ts']],
  // the tests of the API run the product, with its jobs, in their own process
  ['apps/api/test/support/app.ts', ['apps/server/src/app.module.ts']],
  ['apps/web/src/shared/i18n', ['locales/']],
  // Vite loads its configuration without resolving imports of `#library`
  ['apps/web/build', ['libs/ui/']],
]);

/** Zones of the web app, the lowest first; a file directly in src is the entry of the app. */
const ZONES = ['shared', 'features', 'app', 'layout', 'routes', 'entry'];

const projectOf = (path) => /^(?:apps|libs)\/[^/]+/.exec(path)?.[0];

function zoneOf(path) {
  const [, zone, feature] = /^apps\/web\/src\/(?:([^/]+)\/)?(?:([^/]+)\/)?/.exec(path) ?? [];
  return { level: ZONES.indexOf(zone ?? 'entry'), feature: zone === 'features' ? feature : undefined };
}

function checkZones(from, to) {
  if (TEST.test(from) || from.startsWith('apps/web/src/testing/')) return undefined;
  const [own, other] = [zoneOf(from), zoneOf(to)];
  if (own.level < 0 || other.level < 0) return undefined;
  if (own.level < other.level) return `${ZONES[own.level]}/ must not import ${ZONES[other.level]}/.`;
  if (own.feature && other.feature && own.feature !== other.feature)
    return `Features do not import each other: move what both need to shared/.`;
  return undefined;
}

function checkRelative(from, source) {
  const to = relative(root, join(root, dirname(from), source))
    .split(sep)
    .join('/');
  const project = projectOf(from);
  if (project === projectOf(to)) return project === 'apps/web' ? checkZones(from, to) : undefined;
  const isAllowed = [...ALLOWED].some(
    ([place, targets]) => from.startsWith(place) && targets.some((target) => to.startsWith(target)),
  );
  return isAllowed ? undefined : 'Import other projects as #name.';
}

function checkLibrary(from, source) {
  const project = projectOf(from);
  const target = layerOf(`libs/${source.slice(1).split('/')[0]}`);
  const allowed = [...(MAY_IMPORT[layerOf(project)] ?? []), ...(TEST.test(from) ? ['testing'] : [])];
  if (allowed.includes(target) || `#${project.split('/')[1]}` === source.split('/')[0]) return undefined;
  return `${project} must not import ${source}: it is of the layer “${target}”.`;
}

/** @returns what is wrong with an import, or undefined */
export function checkImport(from, source) {
  if (!projectOf(from)) return undefined;
  if (source.startsWith('.')) return checkRelative(from, source);
  return source.startsWith('#') ? checkLibrary(from, source) : undefined;
}

export const layers = {
  create: (context) => {
    const from = relative(root, context.filename).split(sep).join('/');
    const check = ({ source }) => {
      const message = source?.value && checkImport(from, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
