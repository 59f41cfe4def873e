import { z } from 'zod';
import type { Wire } from '#client';
import { adds, defineTool, reads, type Tool } from './tool.ts';

const MAX_ENTRIES = 200;

const date = z.iso.date().describe('A day, such as 2026-11-29.');
const meals = ['breakfast', 'lunch', 'dinner', 'side', 'snack', 'drink', 'dessert'] as const;

const shortEntry = ({ id, date, entryType, title, text, recipe, servings }: Wire<'Mealplan'>) => ({
  id,
  date,
  meal: entryType,
  ...(recipe && { recipe: { slug: recipe.slug, name: recipe.name } }),
  ...(title && { title }),
  ...(text && { text }),
  ...(servings && { servings }),
});

export const planningTools: readonly Tool[] = [
  defineTool({
    name: 'list_meal_plan',
    title: 'Read the meal plan',
    description: 'Lists what is planned from one day to another.',
    operations: ['listMealplans'],
    input: z.object({ from: date, to: date }),
    annotations: reads,
    run: async (api, { from, to }) => {
      const query = { start_date: from, end_date: to, perPage: MAX_ENTRIES };
      const { data } = await api.GET('/households/mealplans', { params: { query } });
      return { entries: data.items.map(shortEntry) };
    },
  }),
  defineTool({
    name: 'plan_meal',
    title: 'Plan a meal',
    description: 'Plans a recipe, or a note such as “Eating out”, for a meal of a day.',
    operations: ['getRecipe', 'createMealplan'],
    input: z.object({
      date,
      meal: z.enum(meals).default('dinner'),
      recipe: z.string().max(255).optional().describe('Slug of the recipe.'),
      title: z.string().max(255).optional().describe('The note, if there is no recipe.'),
      servings: z.number().positive().max(1000).optional(),
    }),
    annotations: adds,
    run: async (api, { date, meal, recipe: slug, title, servings }) => {
      const recipe = slug && (await api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
      const { data } = await api.POST('/households/mealplans', {
        body: {
          date,
          entryType: meal,
          ...(recipe && { recipeId: recipe.id }),
          ...(title && { title }),
          ...(servings && { servings }),
        },
      });
      return shortEntry(data);
    },
  }),
  defineTool({
    name: 'remove_planned_meal',
    title: 'Remove a planned meal',
    description: 'Removes an entry from the meal plan.',
    operations: ['deleteMealplan'],
    input: z.object({ id: z.int().min(1).max(999_999_999).describe('Id of the entry, as the plan lists it.') }),
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
    run: async (api, { id }) => {
      const { data } = await api.DELETE('/households/mealplans/{id}', { params: { path: { id: String(id) } } });
      return shortEntry(data);
    },
  }),
];
