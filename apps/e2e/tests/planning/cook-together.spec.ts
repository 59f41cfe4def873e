import { expect, type Page, test } from '../../support/test.ts';
import { violationsInBothThemes } from '../../support/axe.ts';
import { deviceOf, founder } from '../../support/people.ts';
import { makeRecipe } from '../../support/recipes.ts';
import { waitForQuiet, visit, waitForScripts } from '../../support/visit.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const DAY_MS = 86_400_000;
const line = (food: string, note = '') => ({ quantity: 1, food: { name: food }, note });
const step = (text: string, handsMinutes?: number) => ({ text, ...(handsMinutes && { facts: { handsMinutes } }) });

/** Makes four dishes, one of them from another recipe, and plans them for dinner. */
async function planDinner(page: Page, date: string): Promise<{ tart: string }> {
  const recipe = async (name: string, recipeIngredient: object[], recipeInstructions: object[]) => {
    const slug = await makeRecipe(page, name, { recipeIngredient, recipeInstructions });
    return (await (await page.request.get(`/api/recipes/${slug}`)).json()) as { id: string; slug: string };
  };
  const { id: crust } = await recipe(
    'Crust',
    [line('butter')],
    [step('Rub in the butter.', 15), step('Chill in the fridge for 2 hours.')],
  );
  const dishes = [
    await recipe(
      'Lamb',
      [line('garlic', 'slivered')],
      [
        step('Stud the lamb with garlic.', 12),
        step('Roast at 220 °C for 20 minutes, then at 160 °C for 1 hour 10 to 1 hour 25 minutes.'),
        step('Let the meat rest for 15 minutes.'),
        step('Carve just before serving.', 10),
      ],
    ),
    await recipe(
      'Gratin',
      [line('potatoes', 'sliced')],
      [step('Peel and slice the potatoes.', 25), step('Bake at 160 °C for 1 hour 15 minutes.')],
    ),
    await recipe('Beans', [line('garlic', 'crushed')], [step('Toss the beans just before serving.', 5)]),
    await recipe(
      'Tart',
      [{ note: '1 crust', referencedRecipe: { id: crust } }],
      [step('Line the tin with the crust.', 20), step('Bake at 170 °C for 20 minutes; it keeps for 12 hours.')],
    ),
  ];
  const data = dishes.map(({ id: recipeId }) => ({ uuid: crypto.randomUUID(), date, entryType: 'dinner', recipeId }));
  expect((await page.request.post('/api/households/mealplans/batch', { data, headers })).ok()).toBe(true);
  return { tart: dishes.at(-1)?.slug ?? '' };
}

test('a dinner of four dishes is cooked together by the phone alone, offline included @long', async ({ browser }) => {
  test.slow();
  const phone = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    timezoneId: 'UTC',
    serviceWorkers: 'allow',
  } as const;
  const { page, context } = await founder(browser, phone);
  await page.request.put('/api/groups/preferences', { data: { timeZone: 'UTC' }, headers });
  const date = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const { tart } = await planDinner(page, date);
  await page.clock.install({ time: new Date(`${date}T15:00:00Z`) });

  await visit(page, `/recipe/${tart}`);
  await page.getByRole('button', { name: /^Its ingredients/ }).click();
  await expect(page.getByRole('list', { name: /^Crust/ })).toContainText('butter');

  await visit(page, `/group/mealplan/planner?from=${date}&to=${date}`);
  await page.getByRole('button', { name: /^Add something else/ }).click();
  await page.getByRole('menuitem', { name: 'Cook together' }).click();
  await expect(page.getByRole('heading', { name: 'Cook together' })).toBeVisible();
  const steps = page.getByRole('list', { name: 'By the clock' });
  // the lamb goes into the oven 2 h 10 before 19:30, and is carved at last
  await expect(steps.getByRole('listitem').filter({ hasText: 'Roast at 220' })).toContainText('5:20 PM');
  await expect(steps.getByRole('listitem').filter({ hasText: 'Carve' })).toContainText('7:20 PM');
  await expect(page.getByText('1 garlic crushed')).toBeVisible();

  // the tart an hour after the others
  await page.getByLabel(/^Serve Tart .* at$/).fill('20:30');
  await expect(steps.getByText(/^Serve Tart/)).toBeVisible();
  await expect(steps.getByRole('listitem').last()).toContainText('8:30 PM');

  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await waitForScripts(page);
  await waitForQuiet(page);
  await context.setOffline(true);
  const first = steps.getByRole('listitem').first();
  const before = await steps.getByRole('listitem').count();
  await first.getByRole('button', { name: /^Done/ }).click();
  await expect(steps.getByRole('listitem')).toHaveCount(before - 1);
  await page.reload();
  await waitForScripts(page);
  await expect(steps.getByRole('listitem')).toHaveCount(before - 1);
  await context.setOffline(false);

  // the roast has a timer with its name, which starts with the oven
  const roast = steps.getByRole('listitem').filter({ hasText: 'Roast at 220' });
  await roast.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('list', { name: 'Timers' })).toContainText(/Lamb .*oven/);

  await page.getByRole('button', { name: '10 minutes late' }).click();
  const done = steps.getByRole('button', { name: /^Done/ });
  for (let left = await done.count(); left > 0; left--) {
    await done.first().click();
    await expect(done).toHaveCount(left - 1);
  }
  await expect(page.getByText(/steps done/)).toBeVisible();
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/households/cooking-plans/${date}`);
      return ((await answer.json()) as { progress: { done: boolean }[] }).progress.every((one) => one.done);
    })
    .toBe(true);
  await context.close();
});

test('two devices tick different steps, one of them without a network, and both stay ticked', async ({ browser }) => {
  const options = { timezoneId: 'UTC', serviceWorkers: 'allow' } as const;
  const { page, context, username } = await founder(browser, options);
  await page.request.put('/api/groups/preferences', { data: { timeZone: 'UTC' }, headers });
  const date = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const slug = await makeRecipe(page, 'Shared soup', {
    recipeIngredient: [line('leeks')],
    recipeInstructions: ['Wash the leeks.', 'Slice the leeks.', 'Fry the leeks.'].map((text) => step(text, 5)),
  });
  const { id: recipeId } = (await (await page.request.get(`/api/recipes/${slug}`)).json()) as { id: string };
  const data = [{ uuid: crypto.randomUUID(), date, entryType: 'dinner', recipeId }];
  expect((await page.request.post('/api/households/mealplans/batch', { data, headers })).ok()).toBe(true);

  const other = await deviceOf(browser, username, options);
  const doneButton = (on: Page, number: number) =>
    on.getByRole('button', { name: `Done Step ${number} of Shared soup` });
  for (const device of [page, other.page]) {
    await visit(device, `/group/mealplan/cook/${date}`);
    await expect(doneButton(device, 1)).toBeVisible();
  }
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await waitForScripts(page);
  await waitForQuiet(page);
  await context.setOffline(true);
  await doneButton(page, 1).click();
  await expect(doneButton(page, 1)).toBeHidden();
  await doneButton(other.page, 2).click();
  await expect(doneButton(other.page, 2)).toBeHidden();
  await context.setOffline(false);
  for (const device of [page, other.page]) {
    await expect(device.getByText('2 steps done')).toBeVisible();
    await expect(doneButton(device, 3)).toBeVisible();
  }
  await other.context.close();
  await context.close();
});

test('work of the day before is reminded of, on every page and once', async ({ browser }) => {
  const { page, context } = await founder(browser, { timezoneId: 'UTC' });
  await page.request.put('/api/groups/preferences', { data: { timeZone: 'UTC' }, headers });
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const slug = await makeRecipe(page, 'Slow tart', {
    recipeIngredient: [line('butter')],
    recipeInstructions: [
      { text: 'Knead the dough the day before.', facts: { handsMinutes: 15, dayBefore: true } },
      step('Bake at 170 °C for 20 minutes.'),
    ],
  });
  const { id: recipeId } = (await (await page.request.get(`/api/recipes/${slug}`)).json()) as { id: string };
  const data = [{ uuid: crypto.randomUUID(), date: day(2), entryType: 'dinner', recipeId }];
  expect((await page.request.post('/api/households/mealplans/batch', { data, headers })).ok()).toBe(true);
  await page.clock.install({ time: new Date(`${day(1)}T08:00:00Z`) });
  await visit(page, `/group/mealplan/cook/${day(2)}`);
  await page.getByRole('button', { name: /^Remind me at/ }).click();
  await expect(page.getByRole('button', { name: 'Don’t remind me' })).toBeVisible();
  const timers = page.getByRole('list', { name: 'Timers' });
  await expect(timers).toHaveCount(0);
  const sent = async () =>
    (await (await page.request.get('/api/households/timers')).json()) as {
      uuid: string;
      name: string;
      seconds: number;
    }[];
  await expect
    .poll(async () => (await sent()).map(({ name }) => name))
    .toEqual([expect.stringContaining('Make ahead: Slow tart')]);
  const [reminder] = await sent();
  await page.clock.fastForward((reminder?.seconds ?? 0) * 1000 + 1000);
  await expect(timers.getByRole('alert')).toContainText('Make ahead: Slow tart');
  await timers.getByRole('button', { name: /^Remove timer/ }).click();
  await expect(timers).toBeHidden();
  await context.close();
});

test('raw chicken that is prepared too early and a stove with one pan are told of', async ({ browser }) => {
  const { page, context } = await founder(browser, { timezoneId: 'UTC' });
  await page.request.put('/api/groups/preferences', { data: { timeZone: 'UTC' }, headers });
  const date = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const cooked = async (name: string, food: string, recipeInstructions: object[]) => {
    const slug = await makeRecipe(page, name, { recipeIngredient: [line(food)], recipeInstructions });
    return ((await (await page.request.get(`/api/recipes/${slug}`)).json()) as { id: string }).id;
  };
  const recipeIds = [
    await cooked('Roast hen', 'chicken', [step('Salt the chicken.', 10), step('Roast at 200 °C for 1 hour.')]),
    await cooked('Stew', 'beef', [step('Simmer on the stove for 3 hours.')]),
    await cooked('Broth', 'leeks', [step('Simmer on the stove for 3 hours.')]),
  ];
  const data = recipeIds.map((recipeId) => ({ uuid: crypto.randomUUID(), date, entryType: 'dinner', recipeId }));
  expect((await page.request.post('/api/households/mealplans/batch', { data, headers })).ok()).toBe(true);
  await page.clock.install({ time: new Date(`${date}T09:00:00Z`) });
  await visit(page, `/group/mealplan/cook/${date}`);
  const stove = page.getByText(/every place on the stove is taken/);
  const poultry = page.getByText(/^Roast hen .*: raw poultry would wait outside the fridge for 9 h/);
  await expect(page.getByText('4 pans at a time')).toBeVisible();
  await expect(stove).toBeHidden();
  for (let pans = 3; pans >= 1; pans--) {
    await page.getByRole('button', { name: 'One pan less' }).click();
    await expect(page.getByText(new RegExp(`^${pans} pans? at a time`))).toBeVisible();
  }
  await expect(stove).toBeVisible();
  await expect(poultry).toBeHidden();
  await page.getByRole('button', { name: 'Done Step 1 of Roast hen' }).click();
  await expect(poultry).toBeVisible();
  await context.close();
});

test('a late guest moves what is not served yet, and is told what waits; steps started at once are told of', async ({
  browser,
}) => {
  const { page, context } = await founder(browser, { timezoneId: 'UTC' });
  await page.request.put('/api/groups/preferences', { data: { timeZone: 'UTC' }, headers });
  const date = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const cooked = async (name: string, recipeInstructions: object[]) => {
    const slug = await makeRecipe(page, name, { recipeIngredient: [line('leeks')], recipeInstructions });
    return ((await (await page.request.get(`/api/recipes/${slug}`)).json()) as { id: string }).id;
  };
  const recipeIds = [
    await cooked('Pie', [step('Bake at 220 °C for 30 minutes.'), step('Let the pie rest for 15 minutes.')]),
    await cooked('Cake', [step('Bake at 160 °C for 1 hour.'), step('Slice the cake just before serving.', 5)]),
  ];
  const data = recipeIds.map((recipeId) => ({ uuid: crypto.randomUUID(), date, entryType: 'dinner', recipeId }));
  expect((await page.request.post('/api/households/mealplans/batch', { data, headers })).ok()).toBe(true);
  await page.clock.install({ time: new Date(`${date}T19:10:00Z`) });
  await visit(page, `/group/mealplan/cook/${date}`);

  await page.getByRole('button', { name: /^Start Step 1 of Pie/ }).click();
  const together = page.getByText(/Pie .* and Cake .* are in the oven together from 7:10 PM to 7:40 PM/);
  await expect(together).toBeHidden();
  await page.getByRole('button', { name: /^Start Step 1 of Cake/ }).click();
  await expect(together).toBeVisible();

  await page.getByRole('button', { name: 'A guest is late' }).click();
  const dialog = page.getByRole('dialog', { name: 'A guest comes later' });
  for (const less of ['15 min later', '10 min later']) {
    await expect(dialog.getByText(less)).toBeVisible();
    await dialog.getByRole('button', { name: '5 minutes less' }).click();
  }
  await dialog.getByText('5 min later').click();
  await dialog.getByRole('textbox', { name: 'How much later' }).pressSequentially('90');
  await page.keyboard.press('Enter');
  const times = dialog.getByRole('list', { name: 'New times' }).getByRole('listitem');
  await expect(times).toHaveText([/^Pie .*9:00 PM$/, /^Cake .*9:00 PM$/]);
  const waiting = dialog.getByRole('list', { name: 'Ready and waiting meanwhile' }).getByRole('listitem');
  await expect(waiting.filter({ hasText: 'Pie' })).toContainText('should wait no longer than 30 min');
  await expect(waiting.filter({ hasText: 'Cake' })).toContainText('until 8:55 PM');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Serve later' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'By the clock' }).getByRole('listitem').last()).toContainText('9:00 PM');
  const stored = async () => {
    const answer = await page.request.get(`/api/households/cooking-plans/${date}`);
    const { courses, progress } = (await answer.json()) as {
      courses: { minutes: number }[];
      progress: { start: number }[];
    };
    return { later: courses.map(({ minutes }) => minutes), starts: progress.map(({ start }) => start) };
  };
  await expect.poll(stored).toEqual({ later: [90, 90], starts: [1150, 1150] });
  await context.close();
});
