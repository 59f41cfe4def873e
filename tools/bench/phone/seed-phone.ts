import { type Person, sender, type Server } from '../product/running-product.ts';
import { makeList } from '../product/shopping.ts';
import type { Places } from './interactions.ts';

const LINES = 60;
const STEPS = 25;
const LIST_ITEMS = 350;
const DISHES = 4;

/** A recipe of 60 lines and 25 steps, a list of 350 items, a dinner of four dishes and four weeks of plan. */
export async function seedPhone(server: Server, person: Person): Promise<Places> {
  const send = sender(server, person);
  const { items: foods } = await send<{ items: { id: string; name: string }[] }>('GET', `/foods?perPage=${LINES}`);
  const { items: units } = await send<{ items: { id: string; name: string }[] }>('GET', '/units?perPage=20');
  const slug = await send<string>('POST', '/recipes', { name: 'Large feast', sample: false });
  await send('PATCH', `/recipes/${slug}`, {
    recipeServings: 12,
    recipeIngredient: foods.map((food, n) => ({ quantity: 1 + (n % 7), food, unit: units[n % units.length] })),
    recipeInstructions: Array.from({ length: STEPS }, (_, n) => ({
      text: `Stir ${foods[n]?.name} and ${foods[n + STEPS]?.name} for ${n + 3} minutes until both smell of nuts, then let it rest.`,
    })),
  });
  const { id: list } = await makeList(server, person, LIST_ITEMS);
  const { items: recipes } = await send<{ items: { id: string }[] }>('GET', '/recipes?perPage=60');
  const today = new Date();
  const day = (offset: number) => new Date(today.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  const entries = Array.from({ length: 84 }, (_, n) => ({
    date: day(Math.floor(n / 3) - 7),
    entryType: ['breakfast', 'lunch', 'side'][n % 3],
    recipeId: recipes[n % recipes.length]?.id,
  }));
  const dinner = recipes.slice(0, DISHES).map(({ id }) => ({ date: day(1), entryType: 'dinner', recipeId: id }));
  await send('POST', '/households/mealplans/batch', [...entries, ...dinner]);
  return {
    recipe: `/recipe/${slug}`,
    list: `/shopping-lists/${list}`,
    dinner: `/group/mealplan/cook/${day(1)}`,
  };
}
