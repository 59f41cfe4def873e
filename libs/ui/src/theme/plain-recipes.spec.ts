import * as dialog from '../overlays/dialog-recipe.ts';
import * as fullScreen from '../overlays/full-screen-recipe.ts';
import * as popover from '../overlays/popover-recipe.ts';
import * as menu from '../actions/menu-recipe.ts';
import * as progress from '../feedback/progress-recipe.ts';
import * as toast from '../feedback/toast-recipe.ts';
import * as pictureUpload from '../forms/picture-upload-recipe.ts';
import * as radioGroup from '../forms/radio-group-recipe.ts';
import { partsSystem } from '../root/parts-root.tsx';
import * as choices from './recipes/choices.ts';
import * as combobox from './recipes/combobox.ts';
import * as textFields from './recipes/text-fields.ts';
import { plainRecipe, staticStyles, system, type Recipe } from './static-styles.ts';

const modules = [
  choices,
  combobox,
  dialog,
  fullScreen,
  menu,
  pictureUpload,
  popover,
  progress,
  radioGroup,
  textFields,
  toast,
];
const recipes = Object.fromEntries(
  modules.flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('Recipe'))),
);
const known = new Set(JSON.stringify(staticStyles).match(/--t-[\w-]+/g));

/** What a system makes of it, as text: what comes later in a rule wins. */
const stylesBy = ({ cva, sva }: Pick<typeof system, 'cva' | 'sva'>, recipe: Recipe) =>
  JSON.stringify(recipe.slots ? sva(recipe as Parameters<typeof sva>[0])() : cva(recipe)(), undefined, 1);

describe.each(Object.entries(recipes))('%s in plain CSS', (_name, recipe) => {
  it('is styled by the system of the app as the whole Chakra would style it', () => {
    expect(stylesBy(partsSystem, plainRecipe(recipe as Recipe))).toBe(stylesBy(system, recipe as Recipe));
  });

  it('names no variable that the style sheet has not', () => {
    const named = JSON.stringify(plainRecipe(recipe as Recipe)).match(/--t-[\w-]+/g) ?? [];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

it('refuses what it would not make plain', () => {
  expect(() => plainRecipe({ base: {}, variants: {} } as Recipe)).toThrow('variants');
});
