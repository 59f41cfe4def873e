import { haveSameFoods } from '../../ingredient-lines.ts';
import type { PageElement } from '../../page/tree.ts';
import type { Line } from '../outline/line.ts';

const shownClass = /(?:^|\s)(?:is-)?(?:active|shown?|current|selected|visible)(?:\s|$)/i;
const hiddenClass = /(?:^|\s)(?:d-none|(?:is-|u-)?hidden|hide|display-none)(?:\s|$)/i;
const hiddenStyle = /display\s*:\s*none/i;
/** Limits of the search for tab panels: siblings (including white space), and levels from a line up to its panel. */
const maxChildren = 27;
const maxLevels = 8;

type Comparison = (one: Line[], other: Line[]) => boolean;

/** Removes hidden panels with the same foods as the visible one, for example in other units. */
export function removeHiddenFoodPanels(lines: Line[]): Line[] {
  return removeHiddenPanels(lines, haveSameFoods);
}

/** Removes hidden panels that number the steps again, for example for another machine. */
export function removeHiddenStepPanels(lines: Line[]): Line[] {
  const isFirst = (line: Line | undefined) => line?.number?.number === 1;
  if (lines.filter(isFirst).length < 2) return lines;
  return removeHiddenPanels(lines, ([one], [other]) => isFirst(one) && isFirst(other));
}

function removeHiddenPanels(lines: Line[], areSame: Comparison): Line[] {
  const shown = new Map<PageElement, PageElement | null>();
  const panels = new Map<PageElement, Line[]>();
  for (const line of lines) {
    const panel = panelOf(line.element, shown);
    const held = panel && panels.get(panel);
    if (held) held.push(line);
    else if (panel) panels.set(panel, [line]);
  }
  if (panels.size < 2) return lines;
  const hidden = new Set<Line>();
  for (const [panel, held] of panels) {
    const other = panels.get(shown.get(panel.parent!)!);
    if (other && other !== held && areSame(held, other)) held.forEach((line) => hidden.add(line));
  }
  return lines.filter((line) => !hidden.has(line));
}

/** Returns the nearest ancestor of which only one sibling is visible. */
function panelOf(element: PageElement, shown: Map<PageElement, PageElement | null>): PageElement | null {
  let at = element;
  for (let level = 0; at.parent && level < maxLevels; level++, at = at.parent) {
    if (!shown.has(at.parent)) shown.set(at.parent, shownChild(at.parent));
    if (shown.get(at.parent)) return at;
  }
  return null;
}

function shownChild({ children }: PageElement): PageElement | null {
  if (children.length < 2 || children.length > maxChildren) return null;
  const panels = children.filter((child) => typeof child !== 'string');
  const shown = panels.filter(({ attributes }) => !!attributes.class && shownClass.test(attributes.class));
  return shown.length === 1 ? shown[0]! : onlyVisiblePanel(panels);
}

/** Returns the only panel of its tag that is not hidden. */
function onlyVisiblePanel(panels: PageElement[]): PageElement | null {
  const kind = panels.find(isHiddenPanel)?.tag;
  const shown = kind ? panels.filter((panel) => panel.tag === kind && !isHiddenPanel(panel)) : [];
  return shown.length === 1 ? shown[0]! : null;
}

export function isHiddenPanel({ attributes }: PageElement): boolean {
  if ('hidden' in attributes) return true;
  return hiddenClass.test(attributes.class ?? '') || hiddenStyle.test(attributes.style ?? '');
}
