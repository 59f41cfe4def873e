import { entries } from './compile.ts';
import { lexicons } from './index.ts';

/** Which languages know a unit by a name. */
let languages: Map<string, string[]> | null = null;

/** The languages in which a name, plural or abbreviation as a whole means a unit; dots, spaces and a plural in brackets are free. */
export function languagesOfUnit(name: string): readonly string[] {
  languages ??= indexNames();
  return languages.get(plain(name)) ?? [];
}

/** Whether a name, plural or abbreviation as a whole means a unit in any of the languages. */
export function isUnitName(name: string): boolean {
  return languagesOfUnit(name).length > 0;
}

function indexNames(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const { language, units } of lexicons)
    for (const name of new Set([...entries(units).keys()].map(plain))) {
      const known = index.get(name);
      if (known) known.push(language);
      else index.set(name, [language]);
    }
  return index;
}

/** "ст. л." as "стл", "cup(s)" as "cup". */
function plain(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/\((?:s|n|e|en|es|x|i|er|nen|r)\)\.?$/, '')
    .replace(/[.\s]+/g, '');
}
