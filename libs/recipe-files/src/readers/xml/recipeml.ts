import { type Element, isTag } from 'domhandler';
import { joinParts, splitParagraphs, appendNote } from '../../lines.ts';
import { nutritionFromRecord } from '../../nutrition.ts';
import { type RecipeLine, servingsIn } from '#recipe-reader';
import { importedRecipe, type ImportedRecipe, parseTime } from '../../imported-recipe.ts';
import type { Format } from '../../format.ts';
import { findAll, attribute, child, children, root, childText, textOf, childTexts } from '../../xml.ts';

export const recipeml: Format = {
  name: 'recipeml',
  matches: ({ head }) => /<recipeml[\s>]/i.test(head),
  *read(file) {
    for (const recipe of findAll(root(file.xml), 'recipe')) yield importedRecipe(recipeOf(recipe));
    for (const menu of findAll(root(file.xml), 'menu')) yield importedRecipe(menuOf(menu));
  },
};

function recipeOf(recipe: Element): Partial<ImportedRecipe> {
  const head = child(recipe, 'head');
  const times = head ? children(head, 'preptime') : [];
  const timeOf = (type: RegExp) =>
    parseTime(times.filter((one) => type.test(attribute(one, 'type') || 'prep')).map(timeText)[0] ?? '');
  return {
    ...headOf(recipe),
    ingredients: ingredientsOf(child(recipe, 'ingredients')),
    instructions: stepsOf(child(recipe, 'directions')),
    nutrition: nutritionFromRecord(Object.fromEntries(findAll(child(recipe, 'nutrition'), 'nutrient').map(factOf))),
    tools: childTexts(child(recipe, 'equipment'), 'tool'),
    prepTime: timeOf(/prep/i),
    performTime: timeOf(/cook|bak/i),
    totalTime: timeOf(/total/i),
  };
}

/** Reads a menu as a recipe whose lines are the menu's recipes. */
function menuOf(menu: Element): Partial<ImportedRecipe> {
  const names = findAll(menu, 'recipe').map((recipe) => childText(child(recipe, 'head'), 'title'));
  return {
    ...headOf(menu),
    ingredients: names.map((text) => ({ text })),
    subRecipes: names.flatMap((name, line) => (name ? [{ line, name, note: '' }] : [])),
  };
}

/** Reads the parts that recipes and menus have. */
function headOf(recipe: Element): Partial<ImportedRecipe> {
  const head = child(recipe, 'head');
  const written = child(head ?? recipe, 'yield');
  const recipeYield = written ? joinParts(rangeOf(child(written, 'qty') ?? written), childText(written, 'unit')) : '';
  return {
    name: childText(head, 'title'),
    description: [childText(head, 'subtitle'), joinLines(childText(recipe, 'description'))]
      .filter(Boolean)
      .join('\n\n'),
    notes: [...notesOf(recipe), { title: 'Exchanges', text: exchangesOf(recipe) }].filter(({ text }) => text),
    recipeYield,
    servings: servingsIn(recipeYield),
    categories: childTexts(child(head ?? recipe, 'categories'), 'cat'),
    source: findAll(head, 'srcitem').map(textOf).join(', ') || childText(head, 'source'),
  };
}

/** Writes the notes, with their kinds as titles. */
const notesOf = (node: Element) =>
  children(node, 'note').map((note) => ({ title: attribute(note, 'type'), text: joinLines(textOf(note)) }));

const exchangesOf = (recipe: Element): string =>
  findAll(child(recipe, 'diet-exchanges'), 'exchange')
    .map((exchange) => {
      const amount = child(exchange, 'qty');
      return joinParts(numberOf(amount), textOf(exchange).slice(textOf(amount).length));
    })
    .join(', ');

const timeText = (node: Element) => {
  const one = child(node, 'time') ?? node;
  return joinParts(rangeOf(child(one, 'qty')), childText(one, 'timeunit')) || textOf(node);
};

function rangeOf(node: Element | undefined): string {
  const range = node && child(node, 'range');
  if (!range) return numberOf(node?.name === 'yield' ? child(node, 'qty') : node);
  return [numberOf(child(range, 'q1')), numberOf(child(range, 'q2'))].filter(Boolean).join('-');
}

/** Writes "2 1/4", whose fraction has child elements. */
function numberOf(node: Element | undefined): string {
  const fraction = child(node, 'frac');
  if (!fraction) return textOf(node);
  const whole = textOf(node).slice(0, -textOf(fraction).length || undefined);
  return joinParts(whole, `${childText(fraction, 'n')}/${childText(fraction, 'd')}`);
}

/** Joins wrapped lines; keeps paragraphs. */
const joinLines = (text: string): string => splitParagraphs(text).join('\n\n');

const factOf = (nutrient: Element): [name: string, value: string] => [
  childText(nutrient, 'n-name', 'name'),
  joinParts(childText(nutrient, 'qty'), childText(nutrient, 'unit')),
];

/** Reads the lines of a list; the title of a `division` goes to its first line. */
function linesOf(
  list: Element | undefined,
  { division, line, text }: { division: string; line: string; text: (one: Element) => string },
  title = '',
): RecipeLine[] {
  let head = title;
  return (list ? children(list) : []).flatMap((one) => {
    if (one.name === division) return linesOf(one, { division, line, text }, childText(one, 'title'));
    if (one.name !== line) return [];
    const found = { ...(head && { title: head }), text: text(one) };
    head = '';
    return [found];
  });
}

const ingredientsOf = (list: Element | undefined) =>
  linesOf(list, { division: 'ing-div', line: 'ing', text: withAlternatives });

function stepsOf(list: Element | undefined): RecipeLine[] {
  const steps = linesOf(list, { division: 'dir-div', line: 'step', text: stepText });
  return steps.length ? steps : splitParagraphs(textOf(list)).map((text) => ({ text }));
}

/** Returns the text of a step; adds a space between number and unit, which are adjacent elements. */
const stepText = (step: Element): string => textWithUnits(step).replace(/\s+/g, ' ').trim();

function textWithUnits(node: Element): string {
  let text = '';
  for (const one of node.children) {
    if (isTag(one)) {
      const said = textWithUnits(one);
      text += /\d$/.test(text) && /^\p{L}/u.test(said) ? ` ${said}` : said;
    } else if ('data' in one) text += one.data;
  }
  return text;
}

const withAlternatives = (one: Element) =>
  [lineOf(one), ...children(one, 'alt-ing').map(lineOf)].filter(Boolean).join(' or ');

/** Writes an ingredient; several pairs of amount and item are joined with "and". */
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
  return appendNote(
    joinParts(
      amount && rangeOf(child(amount, 'qty')),
      childText(amount, 'size'),
      childText(amount, 'unit'),
      textOf(part('item')),
    ),
    textOf(part('prep')),
  );
}
