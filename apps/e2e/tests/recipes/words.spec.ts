import { expect, type Page, test } from '../../support/test.ts';
import { changedWords } from '#ingredients';
import { addressOf, recipesOfLanguages, type WrittenRecipe } from '../../support/pages-by-language.ts';
import { scope, siteUrl } from '../../support/settings.ts';
import { visit } from '../../support/visit.ts';

/** The lines of parts of a page, as screen readers get them. */
const linesIn = (page: Page, html: string, selectors: Record<string, string>): Promise<Record<string, string[]>> =>
  page.evaluate(
    ([source, parts]) => {
      const shown = source ? new DOMParser().parseFromString(source, 'text/html') : document;
      const textOf = (item: Element) => {
        const copy = item.cloneNode(true) as HTMLElement;
        for (const drawn of copy.querySelectorAll('[aria-hidden]')) drawn.remove();
        return copy.textContent;
      };
      const lists = Object.entries(parts).map(([name, selector]) => [
        name,
        [...shown.querySelectorAll(selector)].map(textOf),
      ]);
      return Object.fromEntries(lists) as Record<string, string[]>;
    },
    [html, selectors] as const,
  );

async function importAll(page: Page): Promise<Map<WrittenRecipe, string>> {
  const slugs = new Map<WrittenRecipe, string>();
  for (const recipe of recipesOfLanguages) {
    const response = await page.request.post('/api/recipes/create-url', {
      data: { url: siteUrl + addressOf(recipe) },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    slugs.set(recipe, (await response.json()) as string);
  }
  return slugs;
}

/** @returns lines and steps that the rendered page changes */
async function changesOf(page: Page, { lines, steps }: WrittenRecipe, slug: string): Promise<string[]> {
  const html = await (await page.request.get(`/recipe/${slug}`)).text();
  const shown = await linesIn(page, html, { view: '#part-ingredients li label' });
  const told = await linesIn(page, html, { steps: '#part-steps li > div > :not(label)' });
  return [...different('view', lines, shown.view!), ...different('steps', steps, told.steps!)];
}

function different(where: string, lines: string[], shown: string[]): string[] {
  if (shown.length !== lines.length) return [`${where}: ${shown.length} lines instead of ${lines.length}`];
  return lines.flatMap((line, index) => {
    const changed = changedWords(line, shown[index]!);
    return changed.length ? [`${where}: ${line} (${changed.join(' ')})`] : [];
  });
}

/** The same in cook mode, whose lines are some of those of the page, and of what is copied and printed. */
async function changesInUse(page: Page, { lines }: WrittenRecipe, slug: string): Promise<string[]> {
  await visit(page, `/recipe/${slug}?cook=true`);
  const cooking = page.getByRole('dialog', { name: /Cooking/ });
  await cooking.getByRole('button', { name: 'All steps' }).click();
  const { cook } = await linesIn(page, '', { cook: '[role=dialog] aside li' });
  await cooking.getByRole('button', { name: 'Exit cook mode' }).click();
  await page.getByRole('button', { name: 'Copy all ingredients' }).click();
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const { print } = await linesIn(page, '', { print: '[data-print] ul li' });
  const isLine = (shown: string) => lines.some((line) => changedWords(line, shown).length === 0);
  return [
    ...cook!.filter((shown) => !isLine(shown)).map((shown) => `cook: ${shown}`),
    ...different('copy', lines, copied),
    ...different('print', lines, print!),
  ];
}

const firstOfEachLanguage = (slugs: Map<WrittenRecipe, string>) =>
  [...slugs].filter(([{ language }], index, all) => all.findIndex(([other]) => other.language === language) === index);

test(
  'forty recipes of eight languages say in one group what their pages say: shown, cooked, printed and copied',
  { tag: '@twice' },
  async ({ page, context }, { project }) => {
    test.skip(project.name !== 'desktop', 'the words are the same on a phone');
    test.setTimeout(600_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const slugs = await importAll(page);
    expect(slugs.size).toBe(40);
    const changes: string[] = [];
    await visit(page, '/');
    for (const [recipe, slug] of slugs) changes.push(...(await changesOf(page, recipe, slug)));
    for (const [recipe, slug] of scope !== 'quick' ? slugs : firstOfEachLanguage(slugs))
      changes.push(...(await changesInUse(page, recipe, slug)));
    expect(changes).toEqual([]);
  },
);
