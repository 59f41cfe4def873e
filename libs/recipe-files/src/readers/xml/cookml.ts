import type { Element } from 'domhandler';
import { joinParts, splitParagraphs, appendNote, stripNumber } from '../../lines.ts';
import { servingsIn } from '#recipe-reader';
import { parseDay, importedRecipe, parseTime } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import { attribute, child, children, root, childText, textOf, childTexts } from '../../xml.ts';
import { decodeBase64 } from '../json/json-values.ts';

/** German names for unit codes of the format. */
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

/** CookML of Kalorio and other German programs. */
export const cookml: Format = {
  name: 'cookml',
  matches: ({ head }) => /<cookml[\s>]/i.test(head),
  *read(file) {
    const top = root(file.xml);
    for (const recipe of top ? children(top, 'recipe') : []) {
      const head = child(recipe, 'head');
      const recipeYield = joinParts(attribute(head, 'servingqty'), attribute(head, 'servingtype'));
      yield importedRecipe({
        name: attribute(head, 'title'),
        ingredients: children(recipe, 'part').flatMap(linesOf),
        instructions: children(recipe, 'preparation').flatMap((part) => stepsOf(part)),
        notes: childTexts(recipe, 'remark').map((text) => ({ text })),
        recipeYield,
        servings: servingsIn(recipeYield),
        totalTime: parseTime(attribute(head, 'timeallqty')),
        prepTime: parseTime(attribute(head, 'timeprepqty')),
        performTime: parseTime(attribute(head, 'timecookqty')),
        categories: head ? [...new Set(childTexts(head, 'cat').filter((name) => !/^\d+$/.test(name)))] : [],
        keywords: head ? childTexts(head, 'hint') : [],
        source: head ? (childTexts(head, 'sourceline')[0] ?? '') : '',
        picture: decodeBase64(childText(head, 'picbin')),
        dateAdded: parseDay(attribute(head, 'createdate')),
        sourceId: attribute(head, 'rid'),
        language: attribute(recipe, 'lang').toLowerCase(),
      });
    }
  },
};

const linesOf = (part: Element) =>
  children(part, 'ingredient').map((one, index) => {
    const unit = attribute(one, 'unit');
    const text = appendNote(
      joinParts(attribute(one, 'qty'), UNITS.get(unit) ?? unit, attribute(one, 'item')),
      childTexts(one, 'inote').join(', '),
    );
    const title = attribute(part, 'title');
    return index === 0 && title ? { title, text } : { text };
  });

const stepsOf = (preparation: Element) =>
  (children(preparation, 'step').length ? children(preparation, 'step') : children(preparation, 'text'))
    .flatMap((one) => splitParagraphs(textOf(one)))
    .map((text) => ({ text: stripNumber(text) }));
