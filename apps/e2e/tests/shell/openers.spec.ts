import { expect, type Locator, type Page, test } from '../../support/test.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { makeList } from '../../support/shopping.ts';
import { routePatterns } from '../../support/routes.ts';
import { visit, waitForQuiet } from '../../support/visit.ts';

const PAGES = [
  ...new Set(routePatterns.map((path) => path.replace(/(?<=.)\/$/, ''))),
  ...['foods', 'units', 'labels', 'recipes'].map((kind) => `/group/data/${kind}`),
  ...['/recipe/{recipe}', '/recipe/{recipe}?edit=true', '/recipe/{recipe}/source', '/shopping-lists/{list}'],
].filter((path) => !path.includes('$') && !/login|register|password|setup|confirm-address/.test(path));

test.use({ savesData: true });

/** Controls that say that they open something; a page repeats most of them in each row. The app's own head is tried on one page. */
const openersOf = (path: string) =>
  `main [aria-haspopup=menu], main [aria-haspopup=dialog], ${path === '/' ? '' : 'main '}header [aria-haspopup]`;
const maxPerPage = 12;
/** The main actions of a page, most of which open a form. */
const pageActions = 'main header button:not([aria-haspopup])';
/** Forms there restore a backup or leave the group, which all tests work with. */
const notSent = /backups|members/;

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return !element || element === document.body ? 'the page' : element.outerHTML.slice(0, 160);
  });

const focusedLabel = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

const layers = (page: Page) =>
  page.locator('[role=menu], [role=dialog], [role=alertdialog], [role=listbox]').filter({ visible: true });

const nameOf = async (opener: Locator) =>
  (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '';

async function openByEnter(opener: Locator): Promise<void> {
  const page = opener.page();
  const name = await nameOf(opener);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(layers(page).first(), `${name} opens`).toBeVisible();
  await expect.poll(() => focusedName(page), { message: `focus inside ${name}` }).not.toBe('the page');
}

/** Opens the control by Enter, closes what came by Escape. Tells whether that was a form. */
async function openAndClose(opener: Locator): Promise<boolean> {
  const page = opener.page();
  if (!(await opener.isVisible()) || (await opener.isDisabled())) return false;
  const name = await nameOf(opener);
  const layer = layers(page);
  await openByEnter(opener);
  const isForm = (await forms(page).count()) === 1;
  await page.keyboard.press('Escape');
  await expect(layer, `${name} closes`).toHaveCount(0);
  // by its name, since other tests may have added rows before it
  await expect.poll(() => focusedLabel(page), { message: `the focus returns to ${name}` }).toBe(name);
  return isForm;
}

/** Forms in a dialog that asks for no confirmation of something dangerous. */
const forms = (page: Page) => page.locator('[role=dialog] form').filter({ visible: true });

/** Presses a button by Enter; if it opens a form, sends that as well. The focus is not lost by either. */
async function pressAndSend(button: Locator): Promise<void> {
  const page = button.page();
  const name = await nameOf(button);
  await button.focus();
  await page.keyboard.press('Enter');
  await waitForQuiet(page);
  await expect.poll(() => focusedName(page), { message: `the focus after ${name}` }).not.toBe('the page');
  if ((await forms(page).count()) === 1) await sendForm(page, name);
}

/**
 * Fills the first field of the open form and what it requires, and sends it by keyboard. Whether the server accepts that or not, the focus is not
 * lost.
 */
async function sendForm(page: Page, name: string): Promise<void> {
  const fields = forms(page).locator('input:not([type=checkbox], [type=radio], [type=file]), textarea');
  for (const [index, field] of (await fields.all()).entries()) {
    const isNeeded = index === 0 || (await field.getAttribute('required')) !== null;
    if (!isNeeded || !(await field.isEditable()) || (await field.inputValue()) !== '') continue;
    await field.focus();
    await page.keyboard.type(await valueFor(field));
  }
  const submit = page.locator('[role=dialog] [type=submit]').filter({ visible: true }).first();
  if ((await submit.count()) === 0 || (await submit.getAttribute('aria-disabled')) === 'true') return;
  await submit.focus();
  await page.keyboard.press('Enter');
  await waitForQuiet(page);
  await expect.poll(() => focusedName(page), { message: `the focus after sending ${name}` }).not.toBe('the page');
}

async function valueFor(field: Locator): Promise<string> {
  const text = `sent-${crypto.randomUUID().slice(0, 8)}`;
  const values: Record<string, string> = { url: `http://localhost/${text}`, email: `${text}@example.com`, number: '1' };
  return values[(await field.getAttribute('type')) ?? ''] ?? text;
}

test.describe('what opens and what is sent keeps the focus on', { tag: ['@long'] }, () => {
  for (const path of PAGES)
    test(path, async ({ page }) => {
      const slug = path.includes('{recipe}') ? await makeRecipe(page, 'Opened soup', SOUP) : '';
      const id = path.includes('{list}') ? (await makeList(page, 'Opened', ['2 kg flour', 'candles'])).id : '';
      const address = path.replace('{recipe}', slug).replace('{list}', id);
      await visit(page, address);
      await waitForQuiet(page);
      const openers = openersOf(path);
      const count = Math.min(maxPerPage, await page.locator(openers).count());
      const sent: number[] = [];
      for (let index = 0; index < count; index++)
        if (await openAndClose(page.locator(openers).nth(index))) sent.push(index);
      const reopened = async (selector: string, index: number) => {
        await visit(page, address);
        await waitForQuiet(page);
        return page.locator(selector).nth(index);
      };
      if (notSent.test(path)) return;
      for (const index of sent) await pressAndSend(await reopened(openers, index));
      const actions = await page.locator(pageActions).count();
      for (let index = 0; index < actions; index++) await pressAndSend(await reopened(pageActions, index));
    });
});
