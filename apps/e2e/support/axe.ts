import type { Page } from '@playwright/test';
import axe from 'axe-core';

type WithAxe = typeof globalThis & { axe: typeof axe };

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** @returns the violations that axe finds on the page, of all rules or of one; frames are left out */
export async function violationsOn(page: Page, rule?: string): Promise<string[]> {
  // once per page: parsing the library takes longer than running it
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async (runOnly) => {
      const { violations } = await (globalThis as WithAxe).axe.run({
        runOnly,
        resultTypes: ['violations'],
        iframes: false,
      });
      return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 150)}`);
    },
    rule ? [rule] : WCAG_2_2_AA,
  );
}

/** @returns the violations of the contrast rule in the dark theme; the other rules say the same in both themes */
export async function violationsInDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const violations = await violationsOn(page, 'color-contrast');
  await page.emulateMedia({ colorScheme: 'light' });
  return violations.map((violation) => `dark: ${violation}`);
}

/** @returns the violations in the light theme, and those of the contrast rule in the dark theme */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  return [...(await violationsOn(page)), ...(await violationsInDark(page))];
}
