/** Tasks of a household by keyboard alone, with what screen readers get as expectation, in English and Arabic. */
import { expect, test } from '../../support/test.ts';
import {
  announcements,
  choose,
  describeByKeyboard,
  expectFocusOnControl,
  languageCookie,
  press,
  typeInto,
  walkTo,
} from '../../support/keyboard.ts';
import { founder } from '../../support/people.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { siteUrl } from '../../support/settings.ts';
import { itemsOf, makeList } from '../../support/shopping.ts';
import { visit, waitForQuiet, waitForScripts } from '../../support/visit.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

describeByKeyboard((t, locale) => {
  test('recipes are filtered, and a filter is taken back', async ({ page }) => {
    const tag = unique('Rainy');
    await makeRecipe(page, 'Filtered soup', { ...SOUP, tags: [{ name: tag }] });
    await visit(page, '/');
    const filters = page.getByRole('group', { name: t('home:filters') });
    await press(filters.getByRole('button', { name: t('home:kinds.tags') }));
    const panel = page.getByRole('dialog', { name: t('home:kinds.tags') });
    await expect(panel.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(tag);
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await expect(panel).toMatchAriaSnapshot(`
      - dialog "${t('home:kinds.tags')}":
        - searchbox "${t('home:find.tags')}": ${tag}
        - button "${t('common:ui.clear')}"
        - switch "${t('home:requireAll')}"
        - list:
          - listitem:
            - checkbox "${tag}"
        - button "${t('common:action.done')}"
    `);
    await expect(panel.getByRole('checkbox')).toHaveAccessibleDescription(t('home:count_one', { count: 1 }));
    await press(panel.getByRole('checkbox'), 'Space');
    await expect(panel.getByRole('checkbox')).toBeChecked();
    await press(panel.getByRole('button', { name: t('common:action.done') }));
    await expect(filters.getByRole('button', { name: t('home:kinds.tags') })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1, name: tag })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    const active = page.getByRole('list', { name: t('home:active') });
    await press(active.getByRole('button'));
    await expect(active).toBeHidden();
    await expectFocusOnControl(page, 'taking back a filter');
  });

  test('the focus stays near an item that somebody else ticks', async ({ page }) => {
    const { id } = await makeList(page, 'Shared list', ['candles', 'matches', 'soap']);
    await visit(page, `/shopping-lists/${id}`);
    await waitForQuiet(page);
    await walkTo(page.getByRole('checkbox', { name: 'matches' }));
    const matches = (await itemsOf(page, id)).find(({ display }) => display.includes('matches'))!;
    const ticked = await page.request.patch(`/api/groups/shopping/items/${matches.id}`, {
      data: { checked: true },
      headers,
    });
    expect(ticked.ok()).toBe(true);
    await expect(page.getByRole('checkbox', { name: 'matches' })).toBeHidden();
    await expectFocusOnControl(page, 'a tick of somebody else');
  });

  test('a doubtful line of an import is corrected', async ({ page }) => {
    await visit(page, '/recipe/create/url');
    await typeInto(page.getByLabel(t('create:any.label')), `${siteUrl}/bean-stew?${crypto.randomUUID()}`);
    await press(page.getByRole('button', { name: t('create:url.submit'), exact: true }));
    await expect(page).toHaveURL(/imported=true/);
    await expectFocusOnControl(page, 'an import');
    const review = page.getByRole('region', { name: t('recipe:review.title') });
    await expect(review).toMatchAriaSnapshot(`
      - region "${t('recipe:review.title')}":
        - paragraph: ${JSON.stringify(t('recipe:review.doubtful'))}
        - list:
          - listitem:
            - link
        - button "${t('recipe:review.details')}"
        - button "${t('recipe:review.right')}"
    `);
    await press(review.getByRole('link').first());
    await expect(page).toHaveURL(/edit=true/);
    const amount = page
      .getByRole('group', { name: /\d/ })
      .filter({ hasText: t('recipe:review.check') })
      .first()
      .locator('[data-main]');
    await expect(amount).toBeFocused();
    await expect(amount).toHaveAccessibleDescription(new RegExp(t('recipe:review.check')));
    await page.keyboard.type('3');
    const before = await page.getByText(t('recipe:review.check'), { exact: false }).count();
    await press(page.getByRole('button', { name: t('common:action.save'), exact: true }));
    await expect(page).not.toHaveURL(/edit=true/);
    await expectFocusOnControl(page, 'saving');
    expect(before).toBeGreaterThan(0);
    await press(review.getByRole('button', { name: t('recipe:review.right') }));
    await expect(review).toBeHidden();
    await expectFocusOnControl(page, 'confirming an import');
  });

  test('a meal is moved to another day', async ({ browser }) => {
    const { page, context } = await founder(browser);
    await context.addCookies([languageCookie(locale)]);
    const data = [{ date: '2032-01-06', entryType: 'lunch', title: 'Tacos' }];
    expect((await page.request.post('/api/households/mealplans/batch', { data, headers })).ok()).toBe(true);
    await visit(page, '/group/mealplan/planner?from=2032-01-05&to=2032-01-11');
    const entry = page.getByRole('listitem').filter({ hasText: 'Tacos' });
    await press(entry.getByRole('button', { name: t('common:action.more') }));
    await choose(page, t('planner:move.action'));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog:
        - heading [level=2]
        - button "${t('common:ui.close')}"
        - group:
          - textbox "${t('common:plan.day')}": 2032-01-06
        - group:
          - combobox "${t('common:plan.meal')}"
        - button "${t('common:ui.cancel')}"
        - button "${t('planner:move.submit')}"
    `);
    const meal = dialog.getByRole('combobox', { name: t('common:plan.meal') });
    await walkTo(meal);
    await page.keyboard.press('ArrowDown');
    await expect(meal).toHaveValue('dinner');
    await press(dialog.getByRole('button', { name: t('planner:move.submit'), exact: true }));
    await expect(dialog).toHaveCount(0);
    await expect(announcements(page)).toContainText(t('common:meals.dinner'));
    await expect(entry.getByRole('button', { name: t('common:action.more') })).toBeFocused();
    await context.close();
  });

  test('the profile is changed', async ({ browser }) => {
    const { page, context } = await founder(browser);
    await context.addCookies([languageCookie(locale)]);
    await visit(page, '/settings');
    await typeInto(page.getByRole('searchbox', { name: t('user:settings.find') }), t('user:edit.title'));
    await press(page.getByRole('main').getByRole('link', { name: t('user:edit.title') }));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const name = page.getByRole('textbox', { name: t('account:fields.fullName') });
    await walkTo(name);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Flora');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-scope=toast][data-part=root]')).toContainText(t('user:edit.saved'));
    await expectFocusOnControl(page, 'saving the profile');
    await context.close();
  });
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });
  describeByKeyboard((t) => {
    test('a list is ticked, and what waits is said', async ({ page, context }) => {
      const { id } = await makeList(page, 'Heard offline', ['candles', 'matches']);
      await visit(page, `/shopping-lists/${id}`);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.reload();
      await waitForScripts(page);
      await waitForQuiet(page);
      await context.setOffline(true);
      await press(page.getByRole('checkbox', { name: 'candles' }), 'Space');
      await expect(page.getByRole('status').filter({ hasText: t('changes:waiting_one', { count: 1 }) })).toBeVisible();
      await expect(page.getByRole('checkbox', { name: 'matches' })).toBeFocused();
      await context.setOffline(false);
      await expect.poll(async () => (await itemsOf(page, id)).filter(({ checked }) => checked).length).toBe(1);
      await expect(page.getByRole('checkbox', { name: 'matches' })).toBeFocused();
    });
  });
});
