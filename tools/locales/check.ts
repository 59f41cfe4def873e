/**
 * Checks how complete each language of the web app is: `node tools/locales/check.ts`. Writes locales/progress.json, which
 * the language dialog shows. Exits with 1 if a required language is incomplete or any language has a wrong text.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, flatten, type Catalogue, type Finding } from './completeness.ts';

const folder = join(import.meta.dirname, '../../locales');
const source = 'en-US';
const complete = ['en-US', 'de-DE', 'fr-FR', 'ar-SA'];
const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** All namespaces of the web app; the server's own texts are checked where they are used. */
function readCatalogue(locale: string): Catalogue {
  if (!existsSync(join(folder, locale))) return new Map();
  const files = readdirSync(join(folder, locale)).filter((file) => file.endsWith('.json') && file !== 'server.json');
  return new Map(
    files.flatMap((file) => flatten({ [file.replace('.json', '')]: readJson<object>(join(folder, locale, file)) })),
  );
}

function report({ locale, percent, missing, wrong, unknown }: Finding): void {
  const details = { missing, 'wrong placeholders': wrong, 'not in English': unknown };
  console.log(`${locale} ${percent} %`);
  for (const [what, keys] of Object.entries(details)) if (keys.length > 0) console.log(`  ${what}: ${keys.join(', ')}`);
}

const english = readCatalogue(source);
const codes = readJson<{ code: string }[]>(join(folder, 'locales.json')).map(({ code }) => code);
const findings = codes.map((code) => compare(code, english, readCatalogue(code)));
const started = findings.filter(({ percent }) => percent > 0);
started.forEach(report);
const progress = Object.fromEntries(started.map(({ locale, percent }) => [locale, percent]));
writeFileSync(join(folder, 'progress.json'), `${JSON.stringify(progress, null, 2)}\n`);

const failed = findings.filter(
  ({ locale, percent, wrong, unknown }) =>
    wrong.length + unknown.length > 0 || (complete.includes(locale) && percent < 100),
);
if (failed.length > 0) {
  console.error(`Not complete or not right: ${failed.map(({ locale }) => locale).join(', ')}`);
  process.exitCode = 1;
}
