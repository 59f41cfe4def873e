import { addressOf, recipesOfLanguages } from './pages-by-language.ts';

const withRecipe = (recipe: object) => `<!doctype html>
<html lang="en"><head><title>A page</title>
<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', ...recipe })}</script>
</head><body><h1>A page</h1></body></html>`;

/** The recipes of `recipesOfLanguages`, each with the language of its page. */
const written = Object.fromEntries(
  recipesOfLanguages.map((recipe) => [
    addressOf(recipe),
    withRecipe({ name: recipe.name, recipeIngredient: recipe.lines, recipeInstructions: recipe.steps }).replace(
      'lang="en"',
      `lang="${recipe.language}"`,
    ),
  ]),
);

const steps = (...texts: string[]) => texts.map((text) => ({ '@type': 'HowToStep', text }));

/** Address on the site of the tests -> page. `{site}` becomes the address of the site, `{new}` another word at each visit. */
export const pages: Record<string, string> = {
  ...written,
  '/leek-soup': withRecipe({
    name: 'Leek soup with potatoes',
    description: 'Thick, green and ready in half an hour.',
    image: '{site}/olive.jpg',
    recipeYield: '4 servings',
    prepTime: 'PT10M',
    cookTime: 'PT20M',
    totalTime: 'PT30M',
    recipeIngredient: ['3 leeks', '500 g potatoes', '1 l vegetable stock', '2 tbsp butter', '1/2 tsp salt'],
    recipeInstructions: steps(
      'Cut the leeks into rings and the potatoes into cubes.',
      'Melt the butter and soften the leeks in it for 5 minutes.',
      'Add potatoes and stock, boil for 20 minutes, blend, season.',
    ),
    recipeCategory: 'Soup',
    keywords: 'quick, vegetarian',
  }),
  '/apple-crumble': withRecipe({
    name: 'Apple crumble',
    image: '{site}/peru.jpg',
    recipeYield: '6',
    recipeIngredient: ['1 kg apples', '150 g flour', '100 g butter', '80 g sugar'],
    recipeInstructions: steps(
      'Slice the apples into a dish.',
      'Rub flour, butter and sugar, scatter, bake 40 minutes.',
    ),
    recipeCategory: 'Dessert',
  }),
  '/lentils': `<!doctype html><html><body><main itemscope itemtype="https://schema.org/Recipe">
<h1 itemprop="name">Lentils with carrots</h1>
<ul><li itemprop="recipeIngredient">250 g lentils</li><li itemprop="recipeIngredient">3 carrots</li></ul>
<ol itemprop="recipeInstructions"><li>Boil everything for 25 minutes.</li></ol></main></body></html>`,
  // a page without markup, with a line whose meaning is uncertain
  '/bean-stew': `<!doctype html><html lang="en"><head><title>Bean stew</title></head><body><main>
<h1>Bean stew</h1><p>Warm and slow.</p>
<h2>Ingredients</h2>
<ul><li>400 g white beans</li><li>2 carrots</li><li>1 tbsp olive oil</li>
<li>a glug or so (see above) of the good stuff, about half again if large, 2-ish, {new}</li></ul>
<h2>Method</h2>
<ol><li>Soak the beans overnight in plenty of water.</li><li>Boil the beans for an hour until they are soft.</li>
<li>Add carrots and oil and simmer for 20 minutes.</li></ol></main></body></html>`,
  // data and page, sections, tips behind the steps, a doubtful line of both
  '/onion-tart': `<!doctype html><html lang="en"><head><title>Onion tart - The Slow Kitchen</title>
<meta property="og:image" content="{site}/orange.jpg"><meta property="og:title" content="Onion tart"></head><body>
<nav><a href="/">Home</a> <a href="/all">All recipes</a></nav><main><h1>Onion tart</h1>
<p>Sweet onions on a short crust.</p><p>Prep: 30 min | Bake: 45 min | Serves 6</p>
<h2>Ingredients</h2><h3>For the crust</h3><ul><li>1 3/4 cups flour</li><li>4 oz cold butter</li><li>3-4 tbsp ice water</li></ul>
<h3>For the filling</h3><ul><li>2 lb onions</li><li>8 fl oz cream</li><li>2 eggs, plus one more if yours are on the small side or the dish is deep</li></ul>
<h2>Directions</h2><p>Rub the butter into the flour, add the water, chill for 30 minutes.</p>
<p>Cook the onions in 2 tbsp butter until they are brown.</p>
<p>Whisk 1 cup cream with the eggs, pour over the onions and bake at 375°F (190°C) for 45 minutes.</p>
<p>Tip: The crust keeps in the fridge for two days.</p>
</main><footer>Copyright The Slow Kitchen</footer></body></html>`,
  '/long-name': withRecipe({
    name: 'Kuchen mit Donaudampfschifffahrtsgesellschaftskapitänssahnecreme',
    recipeIngredient: ['250 g Mehl'],
    recipeInstructions: steps('Alles verrühren und eine Stunde backen.'),
  }),
  '/odd-stew': `<!doctype html><html lang="en"><head><title>Odd stew</title></head><body><main><h1>Odd stew</h1>
<h2>Ingredients</h2><ul><li>400 g chickpeas</li><li>a splash or two (as above) of the other stuff, half again if large, 2-ish, {new}</li></ul>
<h2>Method</h2><ol><li>Soak the chickpeas overnight in plenty of water.</li><li>Boil them for an hour.</li></ol></main></body></html>`,
  '/no-recipe': '<!doctype html><html><head><title>News</title></head><body><p>It rained again.</p></body></html>',
};
