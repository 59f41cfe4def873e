import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** @returns the violations that axe finds on the page, of all rules or of one */
export async function violationsOn(page: Page, rule?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const configured = rule
    ? axe.withRules(rule)
    : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await configured.analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 150)}`);
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
