import type { Element } from 'domhandler';
import { joined, paragraphs, withNote, withoutNumber } from '../lines.ts';
import { servingsIn } from '#recipe-reader';
import { day, filed, time } from '../recipe.ts';
import type { Format } from '../format.ts';
import { attribute, child, children, root, textIn, textOf, texts } from '../xml.ts';
import { base64 } from './json.ts';

/** The short forms of units that the format prescribes, as German cooks write them. */
const UNITS = new Map(
  Object.entries({
    tb: 'EL',
    ts: 'TL',
    ds: 'Spritzer',
    ps: 'Prise',
    pn: 'Prise',
    bn: 'Bund',
    sm: 'kleine',
    md: 'mittelgroße',
    lg: 'große',
    cn: 'Dose',
    pk: 'Pck.',
    cl: 'cl',
    dl: 'dl',
    sl: 'Scheibe',
    t: 'TL',
    T: 'EL',
    x: '',
    c: 'Tasse',
  }),
);

/** CookML, as Kalorio and other German programs write it. */
export const cookml: Format = {
  name: 'cookml',
  matches: ({ head }) => /<cookml[\s>]/i.test(head),
  *read(file) {
    const top = root(file.xml);
    for (const recipe of top ? children(top, 'recipe') : []) {
      const head = child(recipe, 'head');
      const recipeYield = joined(attribute(head, 'servingqty'), attribute(head, 'servingtype'));
      yield filed({
        name: attribute(head, 'title'),
        ingredients: children(recipe, 'part').flatMap(linesOf),
        instructions: children(recipe, 'preparation').flatMap((part) => stepsOf(part)),
        notes: texts(recipe, 'remark').map((text) => ({ text })),
        recipeYield,
        servings: servingsIn(recipeYield),
        totalTime: time(attribute(head, 'timeallqty')),
        prepTime: time(attribute(head, 'timeprepqty')),
        performTime: time(attribute(head, 'timecookqty')),
        categories: head ? [...new Set(texts(head, 'cat').filter((name) => !/^\d+$/.test(name)))] : [],
        keywords: head ? texts(head, 'hint') : [],
        source: head ? (texts(head, 'sourceline')[0] ?? '') : '',
        picture: base64(textIn(head, 'picbin')),
        dateAdded: day(attribute(head, 'createdate')),
        sourceId: attribute(head, 'rid'),
        language: attribute(recipe, 'lang').toLowerCase(),
      });
    }
  },
};

const linesOf = (part: Element) =>
  children(part, 'ingredient').map((one, index) => {
    const unit = attribute(one, 'unit');
    const text = withNote(
      joined(attribute(one, 'qty'), UNITS.get(unit) ?? unit, attribute(one, 'item')),
      texts(one, 'inote').join(', '),
    );
    const title = attribute(part, 'title');
    return index === 0 && title ? { title, text } : { text };
  });

const stepsOf = (preparation: Element) =>
  (children(preparation, 'step').length ? children(preparation, 'step') : children(preparation, 'text'))
    .flatMap((one) => paragraphs(textOf(one)))
    .map((text) => ({ text: withoutNumber(text) }));
