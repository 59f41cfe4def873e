import type { Element } from 'domhandler';
import { joined, withNote } from '../lines.ts';
import { servingsIn } from '#recipe-reader';
import { filed, time } from '../recipe.ts';
import type { Format } from '../format.ts';
import { all, attribute, child, children, root, textIn, textOf, texts } from '../xml.ts';

export const recipeml: Format = {
  name: 'recipeml',
  matches: ({ head }) => /<recipeml[\s>]/i.test(head),
  *read(file) {
    for (const recipe of all(root(file.xml), 'recipe')) {
      const head = child(recipe, 'head');
      const written = child(head ?? recipe, 'yield');
      const recipeYield = written ? joined(rangeOf(child(written, 'qty') ?? written), textIn(written, 'unit')) : '';
      const times = head ? children(head, 'preptime') : [];
      const timeOf = (type: RegExp) =>
        time(times.filter((one) => type.test(attribute(one, 'type') || 'prep')).map(timeText)[0] ?? '');
      yield filed({
        name: textIn(head, 'title'),
        description: textIn(recipe, 'description'),
        ingredients: linesOf(child(recipe, 'ingredients')),
        instructions: all(child(recipe, 'directions'), 'step').map((step) => ({
          text: textOf(step).replace(/\s+/g, ' '),
        })),
        notes: texts(recipe, 'note').map((text) => ({ text })),
        recipeYield,
        servings: servingsIn(recipeYield),
        prepTime: timeOf(/prep/i),
        performTime: timeOf(/cook|bak/i),
        totalTime: timeOf(/total/i),
        categories: texts(child(head ?? recipe, 'categories'), 'cat'),
        source: all(head, 'srcitem').map(textOf).join(', ') || textIn(head, 'source'),
      });
    }
  },
};

const timeText = (node: Element) => {
  const one = child(node, 'time') ?? node;
  return joined(rangeOf(child(one, 'qty')), textIn(one, 'timeunit')) || textOf(node);
};

function rangeOf(node: Element | undefined): string {
  const range = node && child(node, 'range');
  if (!range) return numberOf(node?.name === 'yield' ? child(node, 'qty') : node);
  return [numberOf(child(range, 'q1')), numberOf(child(range, 'q2'))].filter(Boolean).join('-');
}

/** "2 1/4", of which the fraction stands in parts of its own. */
function numberOf(node: Element | undefined): string {
  const fraction = child(node, 'frac');
  if (!fraction) return textOf(node);
  const whole = textOf(node).slice(0, -textOf(fraction).length || undefined);
  return joined(whole, `${textIn(fraction, 'n')}/${textIn(fraction, 'd')}`);
}

function linesOf(list: Element | undefined, title = ''): { title?: string; text: string }[] {
  let head = title;
  return (list ? children(list) : []).flatMap((one) => {
    if (one.name === 'ing-div') return linesOf(one, textIn(one, 'title'));
    if (one.name !== 'ing') return [];
    const found = { ...(head && { title: head }), text: withOthers(one) };
    head = '';
    return [found];
  });
}

const withOthers = (one: Element) =>
  [lineOf(one), ...children(one, 'alt-ing').map(lineOf)].filter(Boolean).join(' or ');

function lineOf(one: Element): string {
  const amount = child(one, 'amt');
  const isOptional = attribute(one, 'optional') === 'yes';
  const line = withNote(
    joined(
      amount && rangeOf(child(amount, 'qty')),
      textIn(amount, 'size'),
      textIn(amount, 'unit'),
      textIn(one, 'item'),
    ),
    textIn(one, 'prep'),
  );
  return isOptional ? `${line} (optional)` : line;
}
