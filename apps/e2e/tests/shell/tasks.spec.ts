/** Everyday tasks by keyboard alone, with what screen readers get as expectation, in English and Arabic. */
import { expect, type Page, test } from '../../support/test.ts';
import {
  announcements,
  choose,
  describeByKeyboard,
  expectFocusOnControl,
  languageCookie,
  press,
  typeInto,
} from '../../support/keyboard.ts';
import { founder } from '../../support/people.ts';
import { administrator, productUrl } from '../../support/settings.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { makeList } from '../../support/shopping.ts';
import { visit } from '../../support/visit.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

describeByKeyboard((t, locale) => {
  test('signing in says what is wrong', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: productUrl, storageState: { cookies: [], origins: [] } });
    await context.addCookies([languageCookie(locale)]);
    const page = await context.newPage();
    await visit(page, '/login');
    const name = page.getByLabel(t('account:login.username'));
    await typeInto(name, administrator.username);
    await typeInto(page.getByLabel(t('account:login.password'), { exact: true }), 'not the password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: t('account:login.wrong') })).toBeVisible();
    await expectFocusOnControl(page, 'a wrong password');
    await expect(name).toHaveAttribute('required');
    await context.close();
  });

  test('a recipe is found, read, scaled, ticked and rated', async ({ page }) => {
    const slug = await makeRecipe(page, 'Heard stew', {
      ...SOUP,
      recipeIngredient: [{ quantity: 1.5, unit: { name: 'cup' }, food: { name: 'lentils' } }],
    });
    await visit(page, '/');
    const search = page.getByRole('searchbox', { name: t('home:search') });
    await typeInto(search, slug.replaceAll('-', ' '));
    const card = page.locator(`main a[href="/recipe/${slug}"]`).first();
    await expect(page).toHaveURL(/search=/);
    await expect(card).toBeVisible();
    await press(card);
    await expect(page.getByRole('heading', { level: 1, name: /Heard stew/ })).toBeFocused();
    const ingredients = page.getByRole('region', { name: t('recipe:ingredients.title') });
    await expect(ingredients).toMatchAriaSnapshot(`
        - region:
          - heading "${t('recipe:ingredients.title')}" [level=2]
          - group "${t('recipe:scale.label')}":
            - button "${t('recipe:scale.less')}"
            - button
            - button "${t('recipe:scale.more')}"
          - list:
            - listitem:
              - checkbox /^1 1\\/2 cups? lentils/
      `);
    await press(ingredients.getByRole('button', { name: t('recipe:scale.more') }));
    await press(ingredients.getByRole('button', { name: t('recipe:scale.more') }));
    await expect(ingredients.getByRole('checkbox', { name: /^2 1\/4 cups? lentils/ })).toBeVisible();
    await press(ingredients.getByRole('checkbox').first(), 'Space');
    await expect(ingredients.getByRole('checkbox').first()).toBeChecked();
    await press(page.getByRole('button', { name: t('common:rating.set', { value: 1 }) }), 'Enter');
    await expectFocusOnControl(page, 'rating');
  });

  test('cook mode says each step with its amounts, and starts a timer', async ({ page }) => {
    const slug = await makeRecipe(page, 'Cooked stew', SOUP);
    await visit(page, `/recipe/${slug}`);
    await press(page.getByRole('link', { name: t('recipe:cook') }));
    const next = page.getByRole('button', { name: t('cook:next') });
    await expect(next).toBeFocused();
    await expect(announcements(page)).toContainText(
      `${t('cook:position', { value: 1, total: 3 })}. Slice the carrots.`,
    );
    await page.keyboard.press('Enter');
    await expect(announcements(page)).toContainText('Boil them for 20 minutes.');
    await press(page.getByRole('dialog').getByRole('button', { name: `${t('cook:timer.start')} 20 minutes` }));
    await expect(announcements(page)).toContainText(t('cook:timer.started', { name: '20 minutes' }));
    await press(page.getByRole('button', { name: t('cook:timer.remove', { name: '20 minutes' }) }));
    await expectFocusOnControl(page, 'removing a timer');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: t('recipe:cook') })).toBeFocused();
  });

  test('a comment is posted, deleted and brought back', async ({ page }) => {
    const slug = await makeRecipe(page, 'Discussed stew', SOUP);
    await visit(page, `/recipe/${slug}`);
    await typeInto(page.getByLabel(t('recipe:comments.write')), 'More salt');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(announcements(page)).toContainText(t('recipe:comments.posted'));
    const comment = page.getByRole('main').getByRole('listitem').filter({ hasText: 'More salt' });
    await press(comment.getByRole('button').last());
    await choose(page, t('common:action.delete'));
    await expect(comment).toBeHidden();
    await expectFocusOnControl(page, 'deleting a comment');
    const undo = page.getByRole('button', { name: t('common:action.undo') });
    await expect(undo).toBeVisible();
    await page.keyboard.press('Alt+t');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(announcements(page)).toContainText(t('common:ui.undone'));
    await expect(comment.getByRole('button').first()).toBeFocused();
  });

  test('a recipe is created from text', async ({ page }) => {
    await visit(page, '/recipe/create/text');
    await typeInto(
      page.getByRole('main').getByRole('textbox').first(),
      'Barley soup\n\nIngredients\n- 200 g barley\n- 1 l water\n\nMethod\n1. Boil the barley.',
    );
    await press(button(page, t('create:url.submit')));
    await expect(page).toHaveURL(/\/recipe\/barley-soup/);
    await expectFocusOnControl(page, 'importing a text');
    await expect(page).toHaveTitle(/Barley soup/);
    await expect(page.getByRole('heading', { level: 1 }).locator('bdi')).toHaveAttribute('lang', 'en');
  });

  test('a row of a recipe is moved, deleted and saved', async ({ page }) => {
    const slug = await makeRecipe(page, 'Edited stew', SOUP);
    await visit(page, `/recipe/${slug}?edit=true`);
    // in Arabic, a Latin name is isolated from the text around it
    await expect(page).toHaveTitle(new RegExp(`^${t('common:action.edit')}: \u2068?Edited stew`));
    const handle = page.getByRole('button', { name: t('editor:steps.move', { value: 1 }) });
    await press(handle);
    await choose(page, t('common:order.down'));
    await expect(page.locator('#edit-recipeInstructions textarea').first()).toHaveValue('Boil them for 20 minutes.');
    await expectFocusOnControl(page, 'moving a step');
    await press(page.getByRole('button', { name: t('common:action.save'), exact: true }));
    await expect(page).not.toHaveURL(/edit=true/);
    await expectFocusOnControl(page, 'saving');
  });

  test('a link is shared', async ({ page }) => {
    const slug = await makeRecipe(page, 'Shared stew', SOUP);
    await visit(page, `/recipe/${slug}`);
    await press(button(page, t('common:action.more')));
    await choose(page, t('common:action.share'));
    await press(dialogOf(page).getByRole('button', { name: t('sharing:dialog.create') }));
    await expect(announcements(page)).toContainText(t('sharing:dialog.created'));
    await expect(dialogOf(page).getByRole('button', { name: t('sharing:dialog.create') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expectFocusOnControl(page, 'closing the dialog');
  });

  test('meals are suggested', async ({ page }) => {
    await visit(page, '/group/mealplan/planner');
    await press(button(page, t('planner:suggest.action')));
    const again = dialogOf(page).getByRole('button', { name: t('planner:suggest.again') });
    await expect(again).toBeEnabled();
    await press(again);
    await expect(again).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, t('planner:suggest.action'))).toBeFocused();
  });

  test('a shopping list is filled, ticked and put in order', async ({ page }) => {
    const { id } = await makeList(page, 'Heard list', ['2 kg flour', 'candles']);
    await visit(page, `/shopping-lists/${id}`);
    await typeInto(page.getByRole('combobox', { name: t('shopping:add.label') }), 'matches');
    await page.keyboard.press('Enter');
    await expect(announcements(page)).toContainText('matches');
    await press(page.getByRole('checkbox', { name: 'candles' }), 'Space');
    await expect(page.getByText(t('shopping:ticked', { name: 'candles' }))).toBeVisible();
    await expectFocusOnControl(page, 'ticking');
    await press(button(page, t('common:action.more')));
    await choose(page, t('shopping:reorder'));
    const handle = page.getByRole('button', { name: t('shopping:drag.handle', { name: 'matches' }) });
    await press(handle);
    await choose(page, t('common:order.up'));
    await expect(announcements(page)).toContainText(t('shopping:drag.dropped', { value: 1, total: 2 }));
    await expectFocusOnControl(page, 'moving an item');
  });

  test('foods are found and selected', async ({ page }) => {
    await makeRecipe(page, 'Foods', SOUP);
    await visit(page, '/group/data/foods');
    await expect(page).toHaveTitle(new RegExp(`^${t('data:kinds.foods')} · `));
    const field = page.getByRole('searchbox', { name: t('data:find') });
    await typeInto(field, 'carrot');
    await expect(announcements(page)).not.toBeEmpty();
    await press(page.getByRole('checkbox', { name: t('data:select', { name: 'carrot' }) }), 'Space');
    const toolbar = page.getByRole('toolbar');
    await expect(announcements(page)).toContainText((await toolbar.getAttribute('aria-label')) ?? '?');
  });

  test('members are invited', async ({ browser }) => {
    const { page, context } = await founder(browser);
    await context.addCookies([languageCookie(locale)]);
    await visit(page, '/group/members');
    const openers = page.getByRole('main').locator('[aria-haspopup=dialog]');
    if ((await openers.count()) > 0) {
      await press(openers.first());
      await expect(dialogOf(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(openers.first()).toBeFocused();
    }
    await expect(page).toHaveTitle(new RegExp(t('members:title')));
    await context.close();
  });

  test('the settings of the device are changed', async ({ page }) => {
    await visit(page, '/accessibility');
    await expect(page.getByRole('link', { name: t('common:nav.settings') }).first()).toBeAttached();
    const single = page.getByRole('switch', { name: t('common:shortcuts.single') });
    await press(single, 'Space');
    await expect(single).not.toBeChecked();
    await visit(page, '/');
    await page.keyboard.press('?');
    await expect(dialogOf(page)).toHaveCount(0);
  });
});
