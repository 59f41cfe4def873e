import { z } from 'zod';
import type { Wire } from '#client';
import { adds, defineTool, reads, type Tool } from './tool.ts';

const MAX_LISTS = 200;

const listId = z.uuid().describe('Id of the shopping list.');

const shortItem = ({ id, display, note, checked, label }: Wire<'ShoppingItem'>) => ({
  id,
  text: display || note,
  checked,
  ...(label && { aisle: label.name }),
});

const wholeList = ({ id, name, listItems }: Wire<'ShoppingList'>) => ({ id, name, items: listItems.map(shortItem) });

export const shoppingTools: readonly Tool[] = [
  defineTool({
    name: 'list_shopping_lists',
    title: 'List the shopping lists',
    description: 'Lists the shopping lists of the household.',
    operations: ['listShoppingLists'],
    input: z.object({}),
    annotations: reads,
    run: async (api) => {
      const { data } = await api.GET('/groups/shopping/lists', { params: { query: { perPage: MAX_LISTS } } });
      return { lists: data.items.map(({ id, name }) => ({ id, name })) };
    },
  }),
  defineTool({
    name: 'get_shopping_list',
    title: 'Read a shopping list',
    description: 'Reads what is on a shopping list, and what is checked off.',
    operations: ['getShoppingList'],
    input: z.object({ listId }),
    annotations: reads,
    run: async (api, { listId }) =>
      wholeList((await api.GET('/groups/shopping/lists/{id}', { params: { path: { id: listId } } })).data),
  }),
  defineTool({
    name: 'add_to_shopping_list',
    title: 'Add to a shopping list',
    description: 'Adds lines such as “2 kg flour” to a shopping list. What is there already is counted up.',
    operations: ['createShoppingItems', 'getShoppingList'],
    input: z.object({ listId, items: z.array(z.string().min(1).max(255)).min(1).max(100) }),
    annotations: adds,
    run: async (api, { listId, items }) => {
      const body = items.map((text) => ({ shoppingListId: listId, text }));
      await api.POST('/groups/shopping/items/create-bulk', { body });
      return wholeList((await api.GET('/groups/shopping/lists/{id}', { params: { path: { id: listId } } })).data);
    },
  }),
  defineTool({
    name: 'add_recipe_to_shopping_list',
    title: 'Add a recipe to a shopping list',
    description: 'Adds the ingredients of a recipe to a shopping list.',
    operations: ['getRecipe', 'addRecipesToShoppingList'],
    input: z.object({
      listId,
      recipe: z.string().min(1).max(255).describe('Slug of the recipe.'),
      times: z.number().positive().max(1000).default(1).describe('2 for twice the recipe.'),
    }),
    annotations: adds,
    run: async (api, { listId, recipe: slug, times }) => {
      const recipe = (await api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
      const body = [{ recipeId: recipe.id, recipeIncrementQuantity: times }];
      const { data } = await api.POST('/groups/shopping/lists/{id}/recipe', { params: { path: { id: listId } }, body });
      return wholeList(data);
    },
  }),
  defineTool({
    name: 'check_shopping_items',
    title: 'Check items off',
    description: 'Checks items of a shopping list off, or puts them back on it.',
    operations: ['patchShoppingItems', 'getShoppingList'],
    input: z.object({ listId, ids: z.array(z.uuid()).min(1).max(200), checked: z.boolean().default(true) }),
    annotations: { ...adds, idempotentHint: true },
    run: async (api, { listId, ids, checked }) => {
      await api.PATCH('/groups/shopping/items', { body: ids.map((id) => ({ id, checked })) });
      return wholeList((await api.GET('/groups/shopping/lists/{id}', { params: { path: { id: listId } } })).data);
    },
  }),
];
