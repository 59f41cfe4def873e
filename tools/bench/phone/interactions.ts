import type { Locator, Page } from '@playwright/test';

/** Paths of seeded things. */
export interface Places {
  recipe: string;
  list: string;
  dinner: string;
}

export interface Interaction {
  name: string;
  /** Longest allowed time from the input to the next paint. */
  targetMs: number;
  path: (places: Places) => string;
  /** Brings the page to where the interaction starts; not measured. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** Takes the interaction back before the next repetition; not measured. */
  undo?: (page: Page) => Promise<void>;
}

const INTERACTION_MS = 200;
const LETTER_MS = 50;

/** Button or link of the page or of what covers it. */
const control = (page: Page, name: string | RegExp) => {
  const place = page.getByRole('dialog').or(page.getByRole('main')).last();
  const options = { name, ...(typeof name === 'string' && { exact: true }) };
  return place.getByRole('button', options).or(place.getByRole('link', options)).first();
};
const press = async (locator: Locator) => {
  await locator.scrollIntoViewIfNeeded();
  await locator.tap();
};
const edit = ({ recipe }: Places) => `${recipe}?edit=true`;
const shown = (page: Page, role: 'dialog' | 'menu' | 'form') => page.getByRole(role).first().waitFor();
const typeInto = (name: string, label: string): Interaction => ({
  name,
  targetMs: LETTER_MS,
  path: edit,
  prepare: (page) => page.getByLabel(label, { exact: true }).and(page.locator('input, textarea')).focus(),
  act: (page) => page.keyboard.press('e'),
});
const cook = (page: Page) => press(control(page, 'Start cooking'));
const closeCooking = (page: Page) => press(control(page, 'Exit cook mode'));

/** Interactions with large recipes, lists and plans. */
export const interactions: Interaction[] = [
  // first: typed letters leave a draft
  {
    name: 'editor: open',
    targetMs: INTERACTION_MS,
    path: ({ recipe }) => recipe,
    act: async (page) => {
      await press(control(page, 'Edit'));
      await control(page, 'Save').waitFor();
    },
    undo: (page) => press(control(page, 'Close')),
  },
  typeInto('editor: a letter of a food', 'Food 50'),
  typeInto('editor: a letter of a note', 'Note 30'),
  typeInto('editor: a letter of a step', 'Step 12'),
  typeInto('editor: a letter of the name', 'Name of the recipe'),
  {
    name: 'editor: add an ingredient',
    targetMs: INTERACTION_MS,
    path: edit,
    act: (page) => press(control(page, 'Add ingredient')),
  },
  {
    name: 'recipe: tick an ingredient',
    targetMs: INTERACTION_MS,
    path: ({ recipe }) => recipe,
    act: (page) => press(page.getByRole('checkbox').first()),
  },
  {
    name: 'recipe: one serving more',
    targetMs: INTERACTION_MS,
    path: ({ recipe }) => recipe,
    act: (page) => press(control(page, 'More')),
  },
  {
    name: 'recipe: open the menu',
    targetMs: INTERACTION_MS,
    path: ({ recipe }) => recipe,
    act: async (page) => {
      await press(page.locator('main [aria-haspopup="menu"]').last());
      await shown(page, 'menu');
    },
    undo: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'cook mode: open',
    targetMs: INTERACTION_MS,
    path: ({ recipe }) => recipe,
    act: async (page) => {
      await cook(page);
      await shown(page, 'dialog');
    },
    undo: closeCooking,
  },
  {
    name: 'cook mode: next step',
    targetMs: INTERACTION_MS,
    path: ({ recipe }) => recipe,
    prepare: cook,
    act: (page) => press(control(page, 'Next')),
  },
  {
    name: 'cook mode: all steps',
    targetMs: INTERACTION_MS,
    path: ({ recipe }) => recipe,
    prepare: cook,
    act: (page) => press(control(page, 'All steps')),
    undo: (page) => press(control(page, 'All steps')),
  },
  {
    name: 'cooking together: one cook more',
    targetMs: INTERACTION_MS,
    path: ({ dinner }) => dinner,
    act: (page) => press(control(page, 'One more')),
    undo: (page) => press(control(page, 'One less')),
  },
  {
    name: 'cooking together: later',
    targetMs: INTERACTION_MS,
    path: ({ dinner }) => dinner,
    act: (page) => press(control(page, /late/i)),
  },
  {
    name: 'home: a letter of the search',
    targetMs: LETTER_MS,
    path: () => '/',
    prepare: (page) => page.getByRole('searchbox').locator('visible=true').first().focus(),
    act: (page) => page.keyboard.press('e'),
    undo: (page) => page.keyboard.press('Backspace'),
  },
  {
    name: 'list: tick an item',
    targetMs: INTERACTION_MS,
    path: ({ list }) => list,
    act: (page) => press(page.getByRole('checkbox', { checked: false }).first()),
  },
  {
    name: 'list: shop mode',
    targetMs: INTERACTION_MS,
    path: ({ list }) => list,
    act: async (page) => {
      await press(control(page, 'Shop'));
      await shown(page, 'dialog');
    },
    undo: (page) => press(control(page, 'Stop shopping')),
  },
  {
    name: 'planner: month',
    targetMs: INTERACTION_MS,
    path: () => '/group/mealplan/planner/view',
    act: (page) =>
      press(
        page
          .getByRole('radio', { name: 'Month' })
          .or(page.getByRole('button', { name: 'Month' }))
          .first(),
      ),
    undo: (page) =>
      press(
        page
          .getByRole('radio', { name: 'Week' })
          .or(page.getByRole('button', { name: 'Week' }))
          .first(),
      ),
  },
];
