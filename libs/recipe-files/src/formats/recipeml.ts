import { type Element, isTag } from 'domhandler';
import { joined, paragraphs, withNote } from '../lines.ts';
import { nutritionOf } from '../nutrition.ts';
import { type RecipeLine, servingsIn } from '#recipe-reader';
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
        description: [textIn(head, 'subtitle'), flowing(textIn(recipe, 'description'))].filter(Boolean).join('\n\n'),
        ingredients: ingredientsOf(child(recipe, 'ingredients')),
        instructions: stepsOf(child(recipe, 'directions')),
        notes: texts(recipe, 'note').map((text) => ({ text: flowing(text) })),
        nutrition: nutritionOf(Object.fromEntries(all(child(recipe, 'nutrition'), 'nutrient').map(factOf))),
        tools: texts(child(recipe, 'equipment'), 'tool'),
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

/** A text whose lines are broken at a width, with its paragraphs. */
const flowing = (text: string): string => paragraphs(text).join('\n\n');

const factOf = (nutrient: Element): [name: string, value: string] => [
  textIn(nutrient, 'n-name', 'name'),
  joined(textIn(nutrient, 'qty'), textIn(nutrient, 'unit')),
];

/** Lines of a list, of which each part has the title of its `division` on its first line. */
function linesOf(
  list: Element | undefined,
  { division, line, text }: { division: string; line: string; text: (one: Element) => string },
  title = '',
): RecipeLine[] {
  let head = title;
  return (list ? children(list) : []).flatMap((one) => {
    if (one.name === division) return linesOf(one, { division, line, text }, textIn(one, 'title'));
    if (one.name !== line) return [];
    const found = { ...(head && { title: head }), text: text(one) };
    head = '';
    return [found];
  });
}

const ingredientsOf = (list: Element | undefined) =>
  linesOf(list, { division: 'ing-div', line: 'ing', text: withOthers });

function stepsOf(list: Element | undefined): RecipeLine[] {
  const steps = linesOf(list, { division: 'dir-div', line: 'step', text: sentence });
  return steps.length ? steps : paragraphs(textOf(list)).map((text) => ({ text }));
}

/** The words of a step; a number and the word for its unit stand in elements of their own, with nothing between them. */
const sentence = (step: Element): string => spelt(step).replace(/\s+/g, ' ').trim();

function spelt(node: Element): string {
  let text = '';
  for (const one of node.children) {
    if (isTag(one)) {
      const said = spelt(one);
      text += /\d$/.test(text) && /^\p{L}/u.test(said) ? ` ${said}` : said;
    } else if ('data' in one) text += one.data;
  }
  return text;
}

const withOthers = (one: Element) =>
  [lineOf(one), ...children(one, 'alt-ing').map(lineOf)].filter(Boolean).join(' or ');

/** An amount of something, or of several that belong together, each behind the one before. */
function lineOf(one: Element): string {
  const parts = children(one);
  const starts = parts.flatMap(({ name }, index) => (name === 'amt' ? [index] : []));
  const pairs = starts.length > 1 ? starts.map((start, index) => parts.slice(start, starts[index + 1])) : [parts];
  const line = pairs.map(pairText).join(' and ');
  return attribute(one, 'optional') === 'yes' ? `${line} (optional)` : line;
}

function pairText(parts: Element[]): string {
  const part = (name: string) => parts.find((one) => one.name === name);
  const amount = part('amt');
  return withNote(
    joined(
      amount && rangeOf(child(amount, 'qty')),
      textIn(amount, 'size'),
      textIn(amount, 'unit'),
      textOf(part('item')),
    ),
    textOf(part('prep')),
  );
}
