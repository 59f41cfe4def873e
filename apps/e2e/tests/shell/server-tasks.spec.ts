/** Tasks of an administrator by keyboard alone, on a server of their own, in English and Arabic. */
import { rmSync } from 'node:fs';
import { freePort } from '#testing/free-port';
import { newDataFolder, Product } from '../../operations/support/product.ts';
import {
  announcements,
  choose,
  describeByKeyboard,
  expectFocusOnControl,
  languageCookie,
  press,
  typeInto,
} from '../../support/keyboard.ts';
import { expect, test } from '../../support/test.ts';
import { makeRecipe } from '../../support/recipes.ts';
import { administrator } from '../../support/settings.ts';
import { visit, waitForScripts } from '../../support/visit.ts';

const folders: string[] = [];

test.afterAll(async () => {
  await Product.killRemaining();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describeByKeyboard((t, locale) => {
  test('a server is set up, backed up and restored', { tag: '@once' }, async ({ browser }) => {
    test.setTimeout(240_000);
    const folder = newDataFolder();
    folders.push(folder);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    await Product.start(folder, { PORT: String(port), BASE_URL: url });
    const context = await browser.newContext({ baseURL: url, locale, storageState: { cookies: [], origins: [] } });
    await context.addCookies([languageCookie(locale, url)]);
    const page = await context.newPage();
    const main = page.getByRole('main');

    await test.step('set-up says what is missing, and then signs in', async () => {
      await visit(page, '/');
      await expect(main).toMatchAriaSnapshot(`
        - main:
          - heading "${t('account:setup.title')}" [level=1]
          - paragraph
          - group:
            - textbox "${t('account:fields.fullName')}"
          - group:
            - textbox "${t('account:fields.username')}"
          - group:
            - textbox "${t('account:fields.email')}"
          - group:
            - textbox "${t('account:fields.password')}"
            - 'button "${t('common:ui.showPassword')}: ${t('account:fields.password')}"'
          - progressbar
          - group:
            - textbox "${t('account:setup.group')}"
          - switch "${t('common:visibility.open')}"
          - button "${t('account:setup.submit')}"
      `);
      const field = (name: string) => main.getByRole('textbox', { name: t(`account:fields.${name}`) });
      await expect(field('fullName')).toBeFocused();
      await expect(field('fullName')).toHaveAttribute('required');
      await press(main.getByRole('button', { name: t('account:setup.submit') }));
      await expect(field('fullName')).toBeFocused();
      await expect(field('fullName')).toHaveAccessibleDescription(new RegExp(t('account:fields.fullName')));
      await typeInto(field('fullName'), administrator.fullName);
      await typeInto(field('username'), administrator.username);
      await typeInto(field('email'), administrator.email);
      await typeInto(field('password'), administrator.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${url}/`);
      await expectFocusOnControl(page, 'the set-up');
    });

    await test.step('a backup is made, and its end is said', async () => {
      await makeRecipe(page, 'Before the backup');
      await visit(page, '/admin/backups');
      await press(main.getByRole('button', { name: t('admin:backups.make') }));
      await expect(main.getByRole('img', { name: t('admin:backups.states.good') })).toBeVisible({ timeout: 60_000 });
      await expect(main.getByRole('button', { name: t('admin:backups.make') })).toBeFocused();
      await expect(page.locator('[data-scope=toast]').first()).toContainText(t('admin:tasks.states.finished'));
    });

    await test.step('the backup is restored after a question that says what is lost', async () => {
      await makeRecipe(page, 'After the backup');
      const actions = main.getByRole('listitem').getByRole('button', { name: /./ }).last();
      await press(actions);
      await choose(page, t('admin:backups.restore'));
      const question = page.getByRole('alertdialog');
      await expect(question).toHaveAccessibleDescription(new RegExp(t('admin:backups.restoreText')));
      const restore = question.getByRole('button', { name: t('admin:backups.restore') });
      await expect(restore).toBeDisabled();
      await press(question.getByRole('checkbox', { name: t('admin:backups.sure') }), 'Space');
      await expect(question).toMatchAriaSnapshot(`
        - alertdialog:
          - heading [level=2]
          - paragraph: ${JSON.stringify(t('admin:backups.restoreText'))}
          - paragraph
          - checkbox "${t('admin:backups.sure')}" [checked]
          - button
          - button "${t('admin:backups.restore')}"
      `);
      await press(restore);
      await expect(question).toHaveCount(0);
      await expectFocusOnControl(page, 'beginning to restore');
      const names = async () => {
        const answer = await page.request.get('/api/recipes');
        const { items } = answer.ok() ? ((await answer.json()) as { items: { name: string }[] }) : { items: [] };
        return items.map(({ name }) => name.replace(/ \w+$/, ''));
      };
      await expect.poll(names, { timeout: 90_000 }).toEqual(['Before the backup']);
      await page.reload();
      await waitForScripts(page);
      await expect(announcements(page)).toBeAttached();
    });
    await context.close();
  });
});
