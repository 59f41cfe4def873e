import { expect, test } from '../../support/test.ts';
import { member } from '../../support/people.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { makeList } from '../../support/shopping.ts';
import { visit } from '../../support/visit.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

test(
  'says plainly what somebody else made impossible, and keeps what was typed',
  { tag: '@long' },
  async ({ page, browser }) => {
    const remove = async (path: string) =>
      expect((await page.request.delete(`/api${path}`, { headers })).ok()).toBe(true);
    const { page: ben } = await member(browser, page);
    const { id: benId } = await (await ben.request.get('/api/users/self')).json();
    const setRole = async (canOrganize: boolean) => {
      const data = { userId: benId, canOrganize, canManage: false, canInvite: false };
      expect((await page.request.put('/api/groups/permissions', { data, headers })).ok()).toBe(true);
    };
    await setRole(true);
    const newBook = async () => {
      const name = `Book ${crypto.randomUUID().slice(0, 8)}`;
      return (await page.request.post('/api/groups/cookbooks', { data: { name }, headers })).json();
    };

    // a cookbook that is deleted while its dialog is open
    const book = await newBook();
    await visit(ben, `/group/cookbooks?edit=${book.id}`);
    const field = ben.getByRole('dialog').getByLabel('Name');
    await field.press('End');
    await field.pressSequentially(' of pies');
    await remove(`/groups/cookbooks/${book.id}`);
    await expect(ben.getByRole('link', { name: book.name })).toHaveCount(0);
    await ben.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(ben.getByText('This cookbook isn’t there any more. Somebody may have deleted it.')).toBeVisible();
    await expect(field).toHaveValue(`${book.name} of pies`);

    // a role that is taken away while a dialog is open
    const other = await newBook();
    await visit(ben, `/group/cookbooks?edit=${other.id}`);
    await field.press('End');
    await field.pressSequentially(' of soups');
    await setRole(false);
    await ben.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(ben.getByText('Somebody may have changed what you may do.')).toBeVisible();
    await expect(field).toHaveValue(`${other.name} of soups`);

    // an item that somebody takes off the list while its dialog is open
    const list = await makeList(page, 'Shared', ['2 kg flour']);
    const [item] = (await (await page.request.get(`/api/groups/shopping/lists/${list.id}`)).json()).listItems;
    await visit(ben, `/shopping-lists/${list.id}`);
    await ben.getByRole('button', { name: /flour/ }).first().click();
    const note = ben.getByRole('dialog').getByRole('textbox').first();
    await note.press('End');
    await note.pressSequentially(', wholemeal');
    const typed = await note.inputValue();
    await remove(`/groups/shopping/items/${item.id}`);
    await expect(ben.getByRole('checkbox', { name: /flour/ })).toHaveCount(0);
    await expect(note).toHaveValue(typed);

    // a recipe that is deleted before it is put on a list
    const slug = await makeRecipe(page, 'Fleeting soup', SOUP);
    const { id: recipeId } = await (await page.request.get(`/api/recipes/${slug}`)).json();
    await remove(`/recipes/${slug}`);
    const added = await ben.request.post(`/api/groups/shopping/lists/${list.id}/recipe/${recipeId}`, { headers });
    expect((await added.json()).detail.message).toContain('This recipe isn’t there any more.');
  },
);
