import { expect } from '@playwright/test';
import type { DrivenBrowser } from './browser.ts';

/** Kinds of elements that people find by their name. */
const KINDS = {
  button: 'button, [role=button], [role=menuitem], [role=tab], summary',
  choice: '[role=dialog] button, [role=dialog] [role=button]',
  link: 'a[href]',
  field: 'input:not([type=checkbox]):not([type=radio]), textarea',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  text: 'h1, h2, h3, p, li, span, label, [role=status]',
} as const;
type Kind = keyof typeof KINDS;

/** Finds a visible, uncovered element in the page and returns its middle. */
const FIND = `(selector, pattern) => {
  const name = new RegExp(pattern);
  const nameOf = (element) => [
    element.getAttribute('aria-label'),
    element.labels?.[0]?.innerText,
    (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.innerText ?? '').join(' '),
    element.innerText,
    element.placeholder,
  ].map((text) => (text ?? '').trim());
  for (const element of document.querySelectorAll(selector)) {
    if (!nameOf(element).some((text) => text && name.test(text)) || element.disabled) continue;
    const target = element.labels?.[0] && getComputedStyle(element).opacity === '0' ? element.labels[0] : element;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    if (!width || !height || getComputedStyle(target).visibility !== 'visible') continue;
    const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    const hit = document.elementFromPoint(point.x, point.y);
    if (target.contains(hit) || hit?.contains(target) || hit?.closest('label')?.control === element) return point;
  }
  return null;
}`;

const FOCUSED_NAME = `(() => {
  const element = document.activeElement;
  const textOf = (id) => document.getElementById(id)?.innerText ?? '';
  const labelledBy = (element.getAttribute('aria-labelledby') ?? '').split(' ').map(textOf).join(' ').trim();
  const name = element.getAttribute('aria-label') || labelledBy || element.labels?.[0]?.innerText || element.innerText;
  return element === document.body ? '' : (name ?? '').trim();
})()`;

/** Code points of WebDriver for keys without a character. */
export const TAB = '\uE004';
export const ENTER = '\uE007';
export const DOWN = '\uE015';

interface Point {
  x: number;
  y: number;
}
const isPoint = (value: unknown): value is Point => typeof value === 'object' && value !== null && 'x' in value;

/** Uses a page as a person does, by names, pointer and keys. */
export class Hand {
  constructor(
    private readonly browser: DrivenBrowser,
    private readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    const { pathname, search } = new URL(path, this.origin);
    // a navigation that the page has begun itself, such as the one after signing in or saving, may end this one
    const go = async () => {
      await this.browser.navigate(this.origin + path);
      return (await this.path()) + (search && String(await this.browser.evaluate('location.search')));
    };
    await expect.poll(go, { message: `${path} is open` }).toBe(pathname + search);
    const isReady = `[document.querySelector('main') ?? document.body].every((part) =>
      [part, ...part.querySelectorAll('button')].every((one) => Object.keys(one).some((key) => key.startsWith('__react'))))`;
    await expect.poll(() => this.browser.evaluate(isReady), { message: `${path} is ready` }).toBe(true);
  }

  async path(): Promise<string> {
    return String(await this.browser.evaluate('location.pathname'));
  }

  async see(kind: Kind, name: RegExp): Promise<Point> {
    let point: unknown;
    const look = async () => {
      point = await this.browser.evaluate(`(${FIND})(${JSON.stringify(KINDS[kind])}, ${JSON.stringify(name.source)})`);
      return isPoint(point);
    };
    await expect.poll(look, { message: `${kind} ${name}` }).toBe(true);
    if (!isPoint(point)) throw new Error(`There is no ${kind} ${name}`);
    return point;
  }

  async press(kind: Kind, name: RegExp): Promise<void> {
    const { x, y } = await this.see(kind, name);
    const actions = [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.browser.act([{ type: 'pointer', id: 'mouse', actions }]);
  }

  /** Types key by key into a field, behind what is there. */
  async type(name: RegExp, text: string): Promise<void> {
    await this.press('field', name);
    await this.keys(`\uE010${text}`);
    const value = await this.browser.evaluate('document.activeElement.value');
    expect(String(value).endsWith(text), `${name} has the typed text, not ${String(value)}`).toBe(true);
  }

  /** Presses keys; special ones have the code points of WebDriver, such as \\uE007 for Enter. */
  async keys(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.browser.act([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** The accessible name of the focused element, as far as the product sets names. */
  async focusedName(): Promise<string> {
    return String(await this.browser.evaluate(FOCUSED_NAME));
  }

  /** Walks by Tab to a control whose name matches. */
  async walkTo(name: RegExp, maxStops = 120): Promise<void> {
    for (let stop = 0; stop < maxStops; stop++) {
      if (name.test(await this.focusedName())) return;
      await this.keys(TAB);
    }
    throw new Error(`Tab does not reach ${name}`);
  }

  evaluate(expression: string): Promise<unknown> {
    return this.browser.evaluate(expression);
  }
}
