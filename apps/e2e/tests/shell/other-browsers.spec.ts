import { writeFile } from 'node:fs/promises';
import { expect, test } from '../../support/test.ts';
import { isInstalled } from '../../support/other-browsers/browser.ts';
import { layCable } from '../../support/other-browsers/cable.ts';
import { startFirefox } from '../../support/other-browsers/firefox.ts';
import { DOWN, ENTER, Hand } from '../../support/other-browsers/hand.ts';
import { startWebKit } from '../../support/other-browsers/webkit.ts';
import { administrator, productPort, siteUrl } from '../../support/settings.ts';

const browsers = [
  { name: 'Firefox', programs: ['firefox-esr'], start: startFirefox },
  { name: 'WebKit', programs: ['WebKitWebDriver', 'Xvfb'], start: startWebKit },
];

for (const { name, programs, start } of browsers)
  test(
    `a household signs in, imports, edits, cooks, plans, shops, and is offline in ${name}`,
    { tag: ['@long', '@once'] },
    async () => {
      test.setTimeout(240_000);
      const missing = programs.filter((program) => !isInstalled(program));
      test.skip(missing.length > 0 && !process.env['OTHER_BROWSERS'], `${missing.join(', ')} is not installed`);
      const cable = await layCable(productPort);
      const browser = await start();
      try {
        const hand = new Hand(browser, cable.origin);
        await walk(hand, cable, name);
        await walkByKeyboard(hand);
        // Firefox does all tasks by keyboard in a project of its own
        if (name !== 'Firefox') await doTasksByTab(hand);
      } catch (error) {
        const picture = await browser.screenshot().catch(() => null);
        if (picture) await writeFile(test.info().outputPath('screen.png'), picture);
        throw error;
      } finally {
        await browser.close();
        cable.remove();
      }
    },
  );

type Cable = Awaited<ReturnType<typeof layCable>>;

async function walk(hand: Hand, { unplug, plug }: Cable, browser: string): Promise<void> {
  await hand.open('/login');
  await hand.type(/^E-mail address or username/, administrator.username);
  await hand.type(/^Password/, administrator.password);
  await hand.keys(ENTER);
  await hand.see('field', /What would you like to cook/);

  await hand.open('/recipe/create/url');
  await hand.type(/^Link, links or text/, `${siteUrl}/bean-stew?${crypto.randomUUID()}`);
  await hand.press('button', /^Import$/);
  await expect.poll(() => hand.path()).toMatch(/^\/recipe\/(?!create)/);
  await hand.see('text', /^Bean stew/i);
  const path = await hand.path();

  const name = `in ${browser} ${crypto.randomUUID().slice(0, 8)}`;
  await hand.open(`${path}?edit=true`);
  await hand.type(/^Name of the recipe/, ` ${name}`);
  await hand.press('button', /^Save$/);
  await hand.see('text', new RegExp(`${name}$`));

  await hand.open(`${await hand.path()}?cook=true`);
  await hand.press('button', /^Next$/);
  await hand.see('text', /^Step 2/);
  await hand.press('button', /^Exit cook mode$/);

  await hand.open('/group/mealplan/planner');
  await hand.press('button', /^Add Dinner/);
  await hand.type(/Search recipes/, name);
  // the page beside the dialog has a button for each recipe, too
  await hand.press('choice', new RegExp(`Bean stew.*${name}`));
  await hand.see('link', new RegExp(name));

  await hand.open('/shopping-lists');
  await hand.press('button', /^New list$/);
  await hand.type(/^Name/, `Market ${browser}`);
  await hand.keys(ENTER);
  await hand.see('text', new RegExp(`Market ${browser}$`));
  await hand.type(/^2 kg flour|^Add/, '2 lemons');
  await hand.keys(ENTER);
  await hand.see('checkbox', /lemons/);
  const list = await hand.path();

  const response = `/api/groups${list.replace('shopping-lists', 'shopping/lists')}`;
  const cached = `caches.match('${response}', { cacheName: 'tureen-kept', ignoreVary: true })`;
  const readCached = () => hand.evaluate(`${cached}.then((stored) => stored?.text() ?? '')`);
  // the cache is filled at most every 20 seconds, and a busy machine is slow
  await expect.poll(readCached, { message: 'the list is cached', timeout: 60_000 }).toContain('lemons');
  unplug();
  await hand.open(list);
  await hand.press('checkbox', /lemons/);
  await hand.see('text', /^1 change is waiting for a connection/);
  plug();
  await hand.open(list);
  await expect
    .poll(() =>
      hand.evaluate(
        `fetch('${response}').then((answer) => answer.json()).then(({ listItems }) => listItems.map(({ checked }) => checked))`,
      ),
    )
    .toEqual([true]);
}

/** Focuses a control by its accessible name, as Tab would, and presses a key. */
async function focusAndPress(hand: Hand, name: string, key = ENTER): Promise<void> {
  const focus = `(() => {
    const nameOf = (one) => (one.getAttribute('aria-label') ?? one.innerText ?? '').trim();
    const control = [...document.querySelectorAll('button, a[href], [role=menuitem]')].find((one) => nameOf(one).startsWith(${JSON.stringify(name)}));
    control?.focus();
    return control !== undefined && document.activeElement === control;
  })()`;
  await expect.poll(() => hand.evaluate(focus), { message: `${name} has the focus` }).toBe(true);
  await hand.keys(key);
}

/** Browsers differ in what happens to the focus of an element that is removed or disabled. */
async function walkByKeyboard(hand: Hand): Promise<void> {
  const focused = () =>
    hand.evaluate(`(document.activeElement?.innerText || document.activeElement?.localName || '').trim()`);
  const said = () => hand.evaluate(`document.getElementById('announcements').innerText`);
  await hand.open('/shopping-lists');
  await focusAndPress(hand, 'Recipes');
  await expect.poll(said).toContain('Recipes · Tureen');
  await expect.poll(focused).toBe('Recipes');
  await hand.open('/recipe/create/new');
  await hand.type(/^Name of the recipe/, `By keys ${crypto.randomUUID().slice(0, 8)}`);
  await hand.keys(ENTER);
  await hand.see('button', /^Save$/);
  const [path] = (await hand.path()).split('?');
  await hand.open(path!);
  await hand.type(/^Write a comment/, 'More salt');
  await hand.press('button', /^Post$/);
  await expect.poll(said).toContain('Comment posted');
  await expect.poll(focused).toBe('textarea');
}

/** Tasks of a household in which each control is reached by Tab. */
async function doTasksByTab(hand: Hand): Promise<void> {
  const word = crypto.randomUUID().slice(0, 8);
  const post = (path: string, body: unknown) =>
    hand.evaluate(
      `fetch('/api/${path}', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify(body))} }).then((answer) => answer.json())`,
    );
  const focused = () => hand.focusedName();

  const slug = String(await post('recipes', { name: `Tabbed soup ${word}` }));
  const tag = `Tabbed ${word}`;
  await hand.evaluate(
    `fetch('/api/recipes/${slug}', { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify({ tags: [{ name: tag }] }))} }).then((answer) => answer.status)`,
  );
  await hand.open('/');
  // the filters follow the search, and the navigation before it has a link of the same name
  await hand.walkTo(/^Search recipes$/);
  await hand.walkTo(/^Tags$/);
  await hand.keys(ENTER);
  // a browser without a mouse focuses the panel instead of its field
  await expect.poll(() => hand.evaluate('document.activeElement.closest("[role=dialog]") !== null')).toBe(true);
  await hand.walkTo(/^Find a tag$/);
  await hand.keys(tag);
  await hand.walkTo(new RegExp(`^${tag}$`));
  await hand.keys(' ');
  await hand.walkTo(/^Done$/);
  await hand.keys(ENTER);
  await expect.poll(focused).toBe('Tags');
  await hand.see('text', new RegExp(`^${tag}$`));

  await post('households/mealplans/batch', [{ date: '2033-02-01', entryType: 'lunch', title: `Tacos ${word}` }]);
  await hand.open('/group/mealplan/planner?from=2033-01-31&to=2033-02-06');
  await hand.walkTo(new RegExp(`^More actions: Tacos ${word}`));
  await hand.keys(ENTER);
  await expect.poll(() => hand.evaluate('document.activeElement.getAttribute("role")')).toBe('menu');
  const chosen = () =>
    hand.evaluate('document.querySelector("[role=menuitem][data-highlighted]")?.innerText.trim() ?? ""');
  for (let presses = 0; presses < 8 && (await chosen()) !== 'Move'; presses++) await hand.keys(DOWN);
  await hand.keys(ENTER);
  await hand.walkTo(/^Meal$/);
  await hand.keys(DOWN);
  await hand.walkTo(/^Move$/);
  await hand.keys(ENTER);
  await expect.poll(focused).toMatch(/^More actions: Tacos/);
  await hand.see('text', /^Planned: Dinner/);
}
