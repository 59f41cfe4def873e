import { expect, test } from '../../support/test.ts';
import { deviceOf, founder } from '../../support/people.ts';
import { makeRecipe, SOUP } from '../../support/recipes.ts';
import { visit, waitForScripts } from '../../support/visit.ts';

test('a timer goes on and rings when cook mode is left, on other pages and after a reload', async ({ browser }) => {
  // timers are shared by a group, and other tests run beside this one
  const { page, context } = await founder(browser);
  await page.clock.install();
  const slug = await makeRecipe(page, 'Timed soup', SOUP);
  await visit(page, `/recipe/${slug}?cook=true`);
  const cooking = page.getByRole('dialog', { name: /Cooking/ });
  await cooking.getByRole('button', { name: 'Next' }).click();
  await cooking.getByRole('button', { name: /20/ }).click();
  const timers = page.getByRole('list', { name: 'Timers' });
  await expect(timers).toHaveCount(1);
  await cooking.getByRole('button', { name: 'Exit cook mode' }).click();
  await expect(timers).toContainText(/(20:00|19:5\d)/);
  await page.clock.fastForward('10:00');
  await expect(timers).toContainText(/(10:00|9:[45]\d)/);
  await page.reload();
  await waitForScripts(page);
  await page.getByRole('link', { name: 'Recipes' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(timers).toContainText(/9:[345]\d|10:00/);
  await page.clock.fastForward('11:00');
  await expect(timers.getByRole('alert')).toContainText('Time’s up');
  await timers.getByRole('button', { name: /^Remove timer/ }).click();
  await expect(timers).toBeHidden();
  await context.close();
});

test('another device sees a timer with its dish and step, and stops it; five take one line on a phone', async ({
  browser,
}) => {
  const { page, context, username } = await founder(browser);
  const slug = await makeRecipe(page, 'Five timers', {
    recipeIngredient: [{ note: '1 leg of lamb' }],
    recipeInstructions: [
      { text: 'Roast for 1 hour 10 to 1 hour 25 minutes, rest for 15 minutes.' },
      { text: 'Simmer for 40 minutes, stir in the cream for 5 minutes and chill for 2 hours.' },
    ],
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `/recipe/${slug}?cook=true`);
  const cooking = page.getByRole('dialog', { name: /Cooking/ });
  await cooking.getByRole('button', { name: 'All steps' }).click();
  const timers = cooking.getByRole('list', { name: 'Timers' });
  for (const label of ['1 hour 10 to 1 hour 25 minutes', '15 minutes', '40 minutes', '5 minutes', '2 hours'])
    await cooking.getByRole('button', { name: `Start timer: ${label}` }).click();
  await expect(timers.getByRole('listitem')).toHaveCount(5);
  expect((await timers.boundingBox())?.height).toBeLessThan(90);

  const { page: other, context: otherContext } = await deviceOf(browser, username);
  await visit(other, '/');
  const seen = other.getByRole('list', { name: 'Timers' });
  await expect(seen.getByRole('listitem')).toHaveCount(5);
  await seen.getByRole('button', { name: /2:00:00|1:59:\d\d/ }).click();
  await expect(seen).toContainText('Step 2 · 2 hours');
  await seen.getByRole('button', { name: /^Remove timer/ }).click();
  await expect(timers.getByRole('listitem')).toHaveCount(4);
  await expect(timers).not.toContainText('1:59');
  for (let left = 4; left > 0; left--) {
    await seen.getByRole('listitem').first().getByRole('button').first().click();
    await seen.getByRole('button', { name: /^Remove timer/ }).click();
    await expect(seen.getByRole('listitem')).toHaveCount(left - 1);
  }
  await expect(timers).toBeHidden();
  await otherContext.close();
  await context.close();
});

interface WorkerScope {
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  dispatchEvent: (event: Event) => boolean;
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what the server pushes is shown with its dish, in place of a former ring', async ({ page, context }) => {
    await visit(page, '/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const [worker] = context.serviceWorkers();
    // headless browsers have no notifications
    const shown = await worker?.evaluate(async () => {
      const { registration, dispatchEvent } = globalThis as unknown as WorkerScope;
      const asked = Promise.withResolvers<[string, object]>();
      registration.showNotification = async (...notification) => asked.resolve(notification);
      const data = JSON.stringify({ title: 'Roast lamb', body: '20 minutes', tag: 'timer-1' });
      dispatchEvent(
        Object.assign(new Event('push'), { data: { json: () => JSON.parse(data) }, waitUntil: () => undefined }),
      );
      return asked.promise;
    });
    expect(shown).toEqual(['Roast lamb', { body: '20 minutes', tag: 'timer-1', requireInteraction: true }]);
  });
});
