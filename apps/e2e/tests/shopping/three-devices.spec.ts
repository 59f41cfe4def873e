import { expect, test } from '../../support/test.ts';
import { deviceOf, founder } from '../../support/people.ts';
import { shoppingSeconds } from '../../support/settings.ts';
import { Shopper } from '../../support/shopper.ts';
import { itemsOf, makeList } from '../../support/shopping.ts';

test.use({ serviceWorkers: 'allow' });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const laptop = { viewport: { width: 1280, height: 800 } };
const SHARED = ['bread', 'milk', 'cheese', 'rice', 'soap', 'tea', 'plums', 'leeks', 'yeast', 'oats', 'honey', 'salt'];

test(
  'two phones and a laptop shop together, one of them without a network for a while: nothing is lost',
  { tag: ['@once', '@long'] },
  async ({ browser }) => {
    test.setTimeout(shoppingSeconds * 1000 + 120_000);
    const anna = await founder(browser, phone);
    const { id } = await makeList(anna.page, 'Together', SHARED);
    const ben = await deviceOf(browser, anna.username, phone);
    const home = await deviceOf(browser, anna.username, laptop);
    const shoppers = [
      new Shopper(anna.page, 'anna', SHARED),
      new Shopper(ben.page, 'benedict', SHARED),
      new Shopper(home.page, 'carl', SHARED),
    ];
    for (const shopper of shoppers) await shopper.open(id);

    const third = (shoppingSeconds * 1000) / 3;
    const start = Date.now();
    const shopAll = (thirds: number) => Promise.all(shoppers.map((shopper) => shopper.shop(start + thirds * third)));
    await shopAll(1);
    await ben.context.setOffline(true);
    await shopAll(2);
    await ben.context.setOffline(false);
    await shopAll(3);

    for (const { page } of [anna, ben, home])
      await expect(page.getByText(/waiting for a connection/)).toHaveCount(0, { timeout: 60_000 });
    const stored = Object.fromEntries((await itemsOf(home.page, id)).map(({ display, checked }) => [display, checked]));
    const isTicked = (text: string) =>
      shoppers.some(({ memory }) => memory.ticked.has(text)) ||
      (shoppers.some(({ memory }) => memory.tried.has(text)) && stored[text] === true);
    const wanted = Object.fromEntries([
      ...SHARED.map((text) => [text, isTicked(text)] as const),
      ...shoppers.flatMap(({ memory }) => [...memory.own]),
    ]);
    expect(stored).toEqual(wanted);
    for (const shopper of shoppers) await expect.poll(() => shopper.seen(), { timeout: 30_000 }).toEqual(wanted);
    expect((await itemsOf(home.page, id)).length).toBe(Object.keys(wanted).length);
    const taps = shoppers.reduce((sum, shopper) => sum + shopper.taps, 0);
    test.info().annotations.push({ type: 'taps', description: String(taps) });
    for (const { context } of [anna, ben, home]) await context.close();
  },
);
