import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { api, javascript } = require('@mdn/browser-compat-data');
const supported = Object.entries(require('../../apps/web/src/shared/browser/supported-browsers.json'));

/** Globals that are instances of an interface. */
const INSTANCES = new Map([
  ['document', 'Document'],
  ['history', 'History'],
  ['location', 'Location'],
  ['navigator', 'Navigator'],
  ['performance', 'Performance'],
  ['scheduler', 'Scheduler'],
  ['screen', 'Screen'],
]);
const WINDOW = new Set(['window', 'globalThis', 'self']);

const isIn = (statement, version) =>
  [statement ?? {}]
    .flat()
    .some(({ version_added: added, flags }) => added && !flags && !(Number.parseFloat(added) > version));

/** @returns the browsers that lack a feature */
const missingIn = (feature) =>
  feature?.__compat
    ? supported.filter(([name, version]) => !isIn(feature.__compat.support[name], version)).map(([name]) => name)
    : [];

const featureOf = (object, property) => {
  if (WINDOW.has(object)) return api.Window[property] ?? api[property] ?? javascript.builtins[property];
  if (INSTANCES.has(object)) return api[INSTANCES.get(object)][property];
  return api[object]?.[`${property}_static`] ?? javascript.builtins[object]?.[property];
};

/** Refuses what some of the browsers in `apps/web/src/shared/browser/supported-browsers.json` lack, unless the file asks for it first. */
export const browserApis = {
  create: (context) => {
    const { text } = context.sourceCode;
    const check = (node, feature, name) => {
      const missing = missingIn(feature);
      if (missing.length)
        context.report({ node, message: `${name} is missing in supported versions of ${missing.join(', ')}.` });
    };
    const asksFor = (object, property) =>
      [`'${property}' in ${object}`, `typeof ${object}.${property}`, `${object}.${property}?.`].some((test) =>
        text.includes(test),
      );
    return {
      MemberExpression({ object, property, computed }) {
        if (computed || object.type !== 'Identifier' || asksFor(object.name, property.name)) return;
        check(property, featureOf(object.name, property.name), `${object.name}.${property.name}`);
      },
      NewExpression({ callee }) {
        if (callee.type !== 'Identifier' || text.includes(`typeof ${callee.name}`)) return;
        const declared = new RegExp(String.raw`(?:class|import\b[^;]*)\b${callee.name}\b`).test(text);
        if (!declared) check(callee, api[callee.name] ?? javascript.builtins[callee.name], callee.name);
      },
    };
  },
};
