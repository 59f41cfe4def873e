/**
 * Checks the translations of screens, server and mails: `npm run locales`, which also prints texts that are
 * worth a second look. Writes locales/progress.json, which the language dialog shows. Exits with 1 if a complete language falls back or
 * any language has a wrong text; an incomplete one is reported with its progress.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, flatten, type Catalogue, type Finding } from './completeness.ts';
import { glossaryBreaks, type Glossary } from './glossary.ts';
import { englishLeftovers, sameTexts } from './leftovers.ts';
import { typographyProblems } from './typography.ts';

const folder = join(import.meta.dirname, '../../locales');
const source = 'en-US';
const showsHints = process.argv.includes('--hints');
const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

function readCatalogue(locale: string): Catalogue {
  if (!existsSync(join(folder, locale))) return new Map();
  const files = readdirSync(join(folder, locale)).filter((file) => file.endsWith('.json'));
  return new Map(
    files.flatMap((file) => flatten({ [file.replace('.json', '')]: readJson<object>(join(folder, locale, file)) })),
  );
}

function glossaryOf(locale: string): Glossary | undefined {
  const path = join(folder, 'glossary', `${locale}.json`);
  return existsSync(path) ? readJson<Glossary>(path) : undefined;
}

const areaOf = (key: string) => key.split('.')[0]!;

/** Missing texts by area, such as "admin 12, server 3". */
function missingByArea({ missing }: Finding): string[] {
  const areas = new Map<string, number>();
  for (const key of missing) areas.set(areaOf(key), (areas.get(areaOf(key)) ?? 0) + 1);
  return [...areas].map(([area, count]) => `${area} ${count}`);
}

const english = readCatalogue(source);
const progressPath = join(folder, 'progress.json');
const former = readJson<Record<string, number>>(progressPath);
const codes = readJson<{ code: string }[]>(join(folder, 'locales.json')).map(({ code }) => code);
const progress: Record<string, number> = {};

function checkLocale(locale: string): boolean {
  const translation = readCatalogue(locale);
  const finding = compare(locale, english, translation);
  if (finding.percent === 0) return true;
  progress[locale] = finding.percent;
  const glossary = glossaryOf(locale);
  const wrong = {
    'not in English': finding.unknown,
    'wrong placeholders or tags': finding.wrong,
    typography: [...translation].flatMap(([key, text]) =>
      typographyProblems(locale, text).map((problem) => `${key} (${problem})`),
    ),
    'left in English': englishLeftovers(locale, translation),
    glossary: glossary ? glossaryBreaks(glossary, english, translation) : [],
  };
  const isFallenBack = former[locale] === 100 && finding.percent < 100;
  console.log(`${locale} ${finding.percent} %${glossary || locale === source ? '' : ', no glossary'}`);
  const details = { ...wrong, missing: isFallenBack ? finding.missing : missingByArea(finding) };
  const hints = showsHints ? { 'same text for two things': sameTexts(english, translation) } : {};
  for (const [title, lines] of Object.entries({ ...details, ...hints }))
    if (lines.length > 0) console.log(`  ${title} (${lines.length}): ${lines.join(', ')}`);
  return !isFallenBack && Object.values(wrong).every((keys) => keys.length === 0);
}

const failed = codes.filter((code) => !checkLocale(code));
const unfit = failed.filter((code) => former[code] === 100 && progress[code]! < 100);
// a language that falls back stays listed as complete, so that the next run refuses it too
writeFileSync(
  progressPath,
  `${JSON.stringify({ ...progress, ...Object.fromEntries(unfit.map((code) => [code, 100])) }, null, 2)}\n`,
);
if (failed.length > 0) {
  console.error(`Not complete or not right: ${failed.join(', ')}`);
  process.exitCode = 1;
}
