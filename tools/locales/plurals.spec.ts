import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { flatten } from './completeness.ts';

const folder = join(import.meta.dirname, '../../locales');

function readCatalogue(locale: string): Map<string, string> {
  const files = readdirSync(join(folder, locale)).filter((file) => file !== 'server.json');
  const read = (file: string) => JSON.parse(readFileSync(join(folder, locale, file), 'utf8')) as object;
  return new Map(files.flatMap((file) => flatten({ [file.replace('.json', '')]: read(file) })));
}

/** Texts that read the same for one and for several. */
function sameForSeveral(texts: Map<string, string>): string[] {
  const keys = [...texts.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(/_other$/, ''));
  return keys.filter((key) => texts.get(`${key}_one`) === texts.get(`${key}_other`)).toSorted();
}

/** Abbreviated as EL, TL, c. à s. and c. à c. */
const spoons = ['foods.swaps.tablespoon', 'foods.swaps.teaspoon'];

it.each([
  ['de-DE', ['data.label.title', ...spoons, 'sharing.dialog.views', 'user.tokens.count']],
  ['fr-FR', [...spoons, 'planner.suggest.plan', 'sharing.dialog.views', 'shopping.add.bought']],
])(
  '%s has another text for several wherever English has, but for words without a plural of their own',
  (locale, known) => {
    const english = new Set(sameForSeveral(readCatalogue('en-US')));
    const same = sameForSeveral(readCatalogue(locale)).filter((key) => !english.has(key));
    expect(same).toEqual(known);
  },
);
