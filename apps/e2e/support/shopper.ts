import { expect, type Page } from '@playwright/test';
import { visit } from './visit.ts';

/** Changes of one person on a list, to compare at the end. */
export interface Memory {
  /** Their own things, which nobody else touches, and whether each is ticked. */
  own: Map<string, boolean>;
  removed: Set<string>;
  /** Items that everybody may check and nobody unchecks. */
  ticked: Set<string>;
  /** A tap that may have come too late. */
  tried: Set<string>;
}

/** Letters only, so that no part of it is read as an amount. */
const word = (start: string, number: number) =>
  `${start} ${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

/** The same sequence for the same seed. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Somebody with a device who taps: adds, ticks, unticks and removes. */
export class Shopper {
  readonly memory: Memory = { own: new Map(), removed: new Set(), ticked: new Set(), tried: new Set() };
  private readonly random: () => number;
  private made = 0;
  taps = 0;

  constructor(
    readonly page: Page,
    private readonly name: string,
    private readonly shared: readonly string[],
  ) {
    this.random = dice(name.length * 7_919 + name.charCodeAt(0));
  }

  async open(listId: string): Promise<void> {
    await visit(this.page, `/shopping-lists/${listId}`);
    await this.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  }

  /** Taps until then, as fast as a person in a hurry. */
  async shop(until: number): Promise<void> {
    while (Date.now() < until) {
      await this.act();
      await this.page.waitForTimeout(100 + 300 * this.random());
    }
  }

  private async act(): Promise<void> {
    const at = this.random();
    this.taps++;
    if (at < 0.35 || this.memory.own.size < 3) return this.add();
    if (at < 0.6) return this.toggle();
    if (at < 0.9) return this.tickShared();
    return this.remove();
  }

  private async add(): Promise<void> {
    const text = word(this.name, ++this.made);
    const field = this.page.getByRole('combobox', { name: 'Add to the list' });
    await field.fill(text);
    await field.press('Enter');
    await expect(this.row(text)).toBeVisible();
    this.memory.own.set(text, false);
  }

  private async toggle(): Promise<void> {
    const text = this.pick([...this.memory.own.keys()]);
    if (!text) return;
    const before = this.memory.own.get(text)!;
    await this.showDone();
    await this.row(text).click();
    // the part with checked items opens when the first one is checked
    await expect(async () => {
      await this.showDone();
      await expect(this.row(text)).toBeChecked({ checked: !before, timeout: 500 });
    }).toPass({ timeout: 10_000 });
    this.memory.own.set(text, !before);
  }

  private async tickShared(): Promise<void> {
    const text = this.pick(this.shared.filter((one) => !this.memory.ticked.has(one)));
    if (!text) return;
    await this.showDone();
    // somebody else may be about to tick it: a tap on a ticked one would take that back
    const open = this.page.locator('[role=checkbox][aria-checked=false]').filter({ hasText: text });
    if ((await open.count()) === 0) return;
    try {
      await open.click({ timeout: 1_000 });
      this.memory.ticked.add(text);
    } catch {
      // it may have been ticked by somebody else at that moment, or by this tap
      this.memory.tried.add(text);
    }
  }

  private async remove(): Promise<void> {
    const text = this.pick([...this.memory.own.keys()]);
    if (!text) return;
    await this.showDone();
    await this.page.getByRole('button', { name: `Details of ${text}`, exact: true }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(this.row(text)).toHaveCount(0);
    this.memory.own.delete(text);
    this.memory.removed.add(text);
  }

  private row(text: string) {
    return this.page.getByRole('checkbox', { name: new RegExp(`^${text}($| )`) });
  }

  private pick<T>(all: readonly T[]): T | undefined {
    return all[Math.floor(this.random() * all.length)];
  }

  private async showDone(): Promise<void> {
    await this.page.evaluate(() => document.querySelector('details')?.setAttribute('open', ''));
  }

  /** @returns the visible items and whether each is checked */
  async seen(): Promise<Record<string, boolean>> {
    await this.showDone();
    const rows = await this.page
      .locator('[role=checkbox]')
      .evaluateAll((all) =>
        all.map((one) => [one.querySelector('bdi')!.textContent, one.getAttribute('aria-checked') === 'true'] as const),
      );
    return Object.fromEntries(rows.toSorted(([a], [b]) => a.localeCompare(b)));
  }
}
