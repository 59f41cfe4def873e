import { expect, test } from '../../support/test.ts';
import { announcements, choose, expectFocusOnControl, press } from '../../support/keyboard.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { makeList } from '../../support/shopping.ts';
import { visit } from '../../support/visit.ts';

test('a new page is announced and has the focus on its heading, and Back returns to the link', async ({ page }) => {
  const slug = await makeRecipe(page, 'Spoken soup', SOUP);
  await visit(page, '/shopping-lists');
  await press(page.getByRole('navigation').getByRole('link', { name: 'Recipes', exact: true }).first());
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(announcements(page)).toContainText('Tureen');
  const card = page.locator(`main a[href="/recipe/${slug}"]`).first();
  await press(card);
  await expect(page.getByRole('heading', { name: 'Spoken soup' })).toBeFocused();
  await expect(announcements(page)).toContainText(/Spoken soup .* · Tureen/);
  await page.goBack();
  await expect(card).toBeFocused();
});

test('comments are posted, deleted and brought back without losing the focus', async ({ page }) => {
  const slug = await makeRecipe(page, 'Commented soup', SOUP);
  await visit(page, `/recipe/${slug}`);
  await page.getByLabel('Write a comment').fill('Needs salt');
  await press(page.getByRole('button', { name: 'Post' }));
  await expect(announcements(page)).toContainText('Comment posted');
  await expect(page.getByLabel('Write a comment')).toBeFocused();
  const comment = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Needs salt' });
  await press(comment.getByRole('button', { name: /^More for the comment/ }));
  await choose(page, 'Delete');
  await expect(comment).toBeHidden();
  await expectFocusOnControl(page, 'deleting a comment');
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect(announcements(page)).toContainText('Undone');
  await expect(comment.getByRole('button').first()).toBeFocused();
});

test('an item of a list is added, ticked, deleted and brought back without losing the focus', async ({ page }) => {
  const { id } = await makeList(page, 'Spoken', ['2 kg flour', 'candles']);
  await visit(page, `/shopping-lists/${id}`);
  const field = page.getByRole('combobox', { name: 'Add to the list' });
  await field.fill('matches');
  await field.press('Enter');
  await expect(announcements(page)).toContainText('matches');
  await expect(field).toBeFocused();
  await press(page.getByRole('button', { name: 'Details of candles' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectFocusOnControl(page, 'deleting an item in its details');
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByRole('checkbox', { name: /candles/ })).toBeVisible();
  await expectFocusOnControl(page, 'bringing an item back');
});

test('the servings say what is wrong, and single keys can be switched off', async ({ page }) => {
  const slug = await makeRecipe(page, 'Counted soup', SOUP);
  await visit(page, `/recipe/${slug}`);
  const group = page.getByRole('group', { name: 'Amount to make' });
  await press(group.getByRole('button', { name: /servings/ }));
  const field = group.getByRole('textbox');
  await field.fill('abc');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('That isn’t a valid number. Try 4.');
  await field.fill('3');
  await field.press('Enter');
  await expect(group.getByRole('button', { name: '3 servings' })).toBeFocused();

  await page.keyboard.press('f');
  await expect(announcements(page)).toContainText('Added to favorites');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await press(dialog.getByRole('switch', { name: /Shortcuts of one letter/ }), 'Space');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectFocusOnControl(page, 'closing the list of shortcuts');
  await page.keyboard.press('f');
  await page.keyboard.press('?');
  await expect(page.getByRole('main').getByRole('button', { name: 'Remove from favorites' }).first()).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('cook mode says each step with its amounts, and its timers by name', async ({ page }) => {
  const slug = await makeRecipe(page, 'Heard soup', {
    ...SOUP,
    recipeIngredient: [{ quantity: 1.5, unit: { name: 'cup' }, food: { name: 'peas' } }],
    recipeInstructions: [{ text: 'Wash the peas.' }, { text: 'Simmer for 20 minutes.' }],
  });
  await visit(page, `/recipe/${slug}?cook=true`);
  await expect(announcements(page)).toContainText('1 of 2. Wash the peas.');
  const next = page.getByRole('button', { name: 'Next' });
  await press(next);
  await expect(announcements(page)).toContainText('2 of 2. Simmer for 20 minutes.');
  await press(page.getByRole('button', { name: 'Start timer: 20 minutes' }));
  await expect(announcements(page)).toContainText('Timer started: 20 minutes');
  await press(page.getByRole('button', { name: 'Remove timer: 20 minutes' }));
  await expectFocusOnControl(page, 'removing a timer');
  await press(next);
  await expect(announcements(page)).toContainText('Enjoy your meal!');
  await expect(next).toBeFocused();
});
