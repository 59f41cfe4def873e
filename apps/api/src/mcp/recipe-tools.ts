import { z } from 'zod';
import type { TureenClient, Wire } from '#client';
import { adds, defineTool, reads, type Tool } from './tool.ts';

const MAX_FOUND = 50;

const slug = z.string().min(1).max(255).describe('Slug of the recipe, as the search returns it.');
const names = (what: string) => z.array(z.string().max(255)).max(20).optional().describe(what);

/** Facts by which an assistant chooses a recipe. */
export const shortRecipe = ({ slug, name, description, rating, totalTime, tags }: Wire<'RecipeSummary'>) => ({
  slug,
  name,
  ...(description && { description }),
  ...(rating && { rating }),
  ...(totalTime && { totalTime }),
  ...(tags.length > 0 && { tags: tags.map((tag) => tag.name) }),
});

const wholeRecipe = (recipe: Wire<'Recipe'>) => ({
  ...shortRecipe(recipe),
  servings: recipe.recipeServings || recipe.recipeYield,
  ingredients: recipe.recipeIngredient.map(({ title, display }) => (title ? `${title}: ${display}` : display)),
  steps: recipe.recipeInstructions.map(({ title, text }) => (title ? `${title}: ${text}` : text)),
  notes: recipe.notes.map(({ title, text }) => (title ? `${title}: ${text}` : text)),
  source: recipe.orgURL,
  lastMade: recipe.lastMade,
});

/** Finds foods by their names; each name gives the best match of the search. */
async function foodsNamed(api: TureenClient, wanted: string[]): Promise<Wire<'Food'>[]> {
  const pages = await Promise.all(
    wanted.map((search) => api.GET('/foods', { params: { query: { search, perPage: 1 } } })),
  );
  return pages.flatMap(({ data }) => data.items);
}

export const recipeTools: readonly Tool[] = [
  defineTool({
    name: 'search_recipes',
    title: 'Search recipes',
    description:
      'Finds recipes of the household by words of their name, ingredients or text, by tags, categories or cookbook, or by the address of the page that they were imported from.',
    operations: ['listRecipes'],
    input: z.object({
      search: z.string().max(200).optional().describe('Words; all recipes without them.'),
      tags: names('Slugs of tags, one of which the recipes have.'),
      categories: names('Slugs of categories, one of which the recipes have.'),
      cookbook: z.string().max(255).optional().describe('Slug of a cookbook.'),
      sourceUrl: z.string().max(2048).optional().describe('Address of the page that a recipe was imported from.'),
      page: z.int().min(1).max(1000).default(1),
    }),
    annotations: reads,
    run: async (api, query) => {
      const { data } = await api.GET('/recipes', { params: { query: { ...query, perPage: MAX_FOUND } } });
      return { total: data.total, page: data.page, recipes: data.items.map(shortRecipe) };
    },
  }),
  defineTool({
    name: 'get_recipe',
    title: 'Read a recipe',
    description: 'Reads a recipe with its ingredients, steps and notes.',
    operations: ['getRecipe'],
    input: z.object({ slug }),
    annotations: reads,
    run: async (api, { slug }) => wholeRecipe((await api.GET('/recipes/{slug}', { params: { path: { slug } } })).data),
  }),
  defineTool({
    name: 'suggest_recipes',
    title: 'Suggest recipes for what is there',
    description: 'Suggests recipes that can be cooked with the given foods, those that lack the fewest first.',
    operations: ['listFoods', 'suggestRecipes'],
    input: z.object({
      foods: z.array(z.string().min(1).max(200)).min(1).max(20).describe('Names of foods, such as “leek”.'),
      maxMissing: z.int().min(0).max(20).default(5).describe('Most foods that a recipe may lack.'),
    }),
    annotations: reads,
    run: async (api, { foods, maxMissing }) => {
      const known = await foodsNamed(api, foods);
      if (!known.length) return { recipes: [] };
      const query = { foods: known.map(({ id }) => id), maxMissingFoods: maxMissing, limit: 20 };
      const { data } = await api.GET('/recipes/suggestions', { params: { query } });
      return {
        recipes: data.items.map(({ recipe, missingFoods }) => ({
          ...shortRecipe(recipe),
          missing: missingFoods.map(({ name }) => name),
        })),
      };
    },
  }),
  defineTool({
    name: 'import_recipe',
    title: 'Import a recipe from a page',
    description: 'Imports the recipe of a page of the web. Search by sourceUrl first, to avoid importing it twice.',
    operations: ['createRecipeFromUrl', 'getRecipe'],
    input: z.object({ url: z.url().max(2048) }),
    annotations: { ...adds, openWorldHint: true },
    run: async (api, { url }) => {
      const { data: slug } = await api.POST('/recipes/create-url', { body: { url } });
      return wholeRecipe((await api.GET('/recipes/{slug}', { params: { path: { slug } } })).data);
    },
  }),
  defineTool({
    name: 'create_recipe',
    title: 'Write a recipe',
    description:
      'Creates a recipe. Ingredients and steps are kept word for word; amounts and foods are read from them.',
    operations: ['createRecipeFromHtmlOrJson', 'getRecipe'],
    input: z.object({
      name: z.string().min(1).max(255),
      description: z.string().max(5000).optional(),
      servings: z.string().max(100).optional().describe('Such as “4 servings”.'),
      ingredients: z.array(z.string().max(1000)).max(200).describe('One line each, such as “200 g red lentils”.'),
      steps: z.array(z.string().max(5000)).max(200),
    }),
    annotations: adds,
    run: async (api, { name, description, servings, ingredients, steps }) => {
      const data = JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name,
        description,
        recipeYield: servings,
        recipeIngredient: ingredients,
        recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
      });
      const { data: slug } = await api.POST('/recipes/create/html-or-json', { body: { data } });
      return wholeRecipe((await api.GET('/recipes/{slug}', { params: { path: { slug } } })).data);
    },
  }),
];
