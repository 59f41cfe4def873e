import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

/** Foods that contain an allergen, as recipes in four languages call them, some of them with a note. */
const CONTAIN = {
  gluten: {
    'en-US': ['bread', 'panko', 'spaghetti', 'rolled oats'],
    'de-DE': ['Weizenmehl', 'Semmelbrösel', 'Haferflocken', 'Blätterteig'],
    'fr-FR': ['farine de blé', 'chapelure', 'semoule', 'pâte feuilletée'],
    'it-IT': ['pane', 'farro', 'couscous', 'pangrattato'],
  },
  crustaceans: {
    'en-US': ['shrimp', 'prawns', 'crab', 'lobster'],
    'de-DE': ['Garnelen', 'Krabben', 'Hummer', 'Flusskrebse'],
    'fr-FR': ['crevettes', 'crabe', 'homard', 'langoustines'],
    'it-IT': ['gamberi', 'scampi', 'aragosta', 'granchio'],
  },
  egg: {
    'en-US': ['eggs', 'mayonnaise', 'meringues', 'egg whites'],
    'de-DE': ['Eier', 'Eigelb', 'Mayonnaise', 'Eiweiß'],
    'fr-FR': ['œufs', 'jaunes d’œufs', 'mayonnaise', 'blancs d’œufs'],
    'it-IT': ['uova', 'tuorli', 'maionese', 'albumi'],
  },
  fish: {
    'en-US': ['salmon', 'anchovies', 'fish sauce', 'Worcestershire sauce'],
    'de-DE': ['Lachs', 'Sardellen', 'Fischsauce', 'Thunfisch'],
    'fr-FR': ['saumon', 'anchois', 'thon', 'cabillaud'],
    'it-IT': ['salmone', 'acciughe', 'tonno', 'merluzzo'],
  },
  peanuts: {
    'en-US': ['peanuts', 'peanut butter', 'crunchy peanut butter', 'roasted peanuts'],
    'de-DE': ['Erdnüsse', 'Erdnussbutter', 'geröstete Erdnüsse', 'Erdnussmus'],
    'fr-FR': ['cacahuètes', 'beurre de cacahuète', 'cacahuètes grillées', 'arachides'],
    'it-IT': ['arachidi', 'burro di arachidi', 'arachidi tostate', 'noccioline'],
  },
  soybeans: {
    'en-US': ['soy sauce', 'tofu', 'edamame', 'miso paste'],
    'de-DE': ['Sojasauce', 'Tofu', 'Sojamilch', 'Tempeh'],
    'fr-FR': ['sauce soja', 'tofu', 'lait de soja', 'miso'],
    'it-IT': ['salsa di soia', 'tofu', 'latte di soia', 'edamame'],
  },
  milk: {
    'en-US': ['butter', 'heavy cream', 'feta', 'ghee'],
    'de-DE': ['Butter', 'Sahne', 'Quark', 'Schmand'],
    'fr-FR': ['beurre', 'crème fraîche', 'gruyère', 'lait'],
    'it-IT': ['burro', 'mozzarella', 'panna', 'ricotta'],
  },
  nuts: {
    'en-US': ['walnuts', 'ground almonds', 'pecans', 'marzipan'],
    'de-DE': ['Walnüsse', 'gemahlene Mandeln', 'Haselnüsse', 'Marzipan'],
    'fr-FR': ['noix', 'poudre d’amandes', 'noisettes', 'pistaches'],
    'it-IT': ['noci', 'mandorle', 'nocciole', 'pistacchi'],
  },
  celery: {
    'en-US': ['celery', 'celery stalks', 'celeriac', 'celery salt'],
    'de-DE': ['Sellerie', 'Knollensellerie', 'Staudensellerie', 'Selleriesalz'],
    'fr-FR': ['céleri', 'céleri-rave', 'branches de céleri', 'sel de céleri'],
    'it-IT': ['sedano', 'sedano rapa', 'coste di sedano', 'gambi di sedano'],
  },
  mustard: {
    'en-US': ['mustard', 'Dijon mustard', 'mustard seeds', 'honey mustard'],
    'de-DE': ['Senf', 'Senfkörner', 'Dijonsenf', 'süßer Senf'],
    'fr-FR': ['moutarde', 'moutarde de Dijon', 'graines de moutarde', 'moutarde à l’ancienne'],
    'it-IT': ['senape', 'senape di Digione', 'semi di senape', 'senape in grani'],
  },
  sesame: {
    'en-US': ['tahini', 'sesame seeds', 'hummus', 'toasted sesame oil'],
    'de-DE': ['Sesam', 'Tahin', 'Sesamöl', 'schwarzer Sesam'],
    'fr-FR': ['graines de sésame', 'tahini', 'huile de sésame', 'houmous'],
    'it-IT': ['semi di sesamo', 'tahina', 'olio di sesamo', 'hummus'],
  },
  sulphites: {
    'en-US': ['red wine', 'white wine', 'dried apricots', 'raisins'],
    'de-DE': ['Rotwein', 'Weißwein', 'getrocknete Aprikosen', 'Rosinen'],
    'fr-FR': ['vin rouge', 'vin blanc', 'abricots secs', 'raisins secs'],
    'it-IT': ['vino rosso', 'vino bianco', 'albicocche secche', 'uvetta'],
  },
  lupin: {
    'en-US': ['lupin flour', 'lupini beans', 'lupin seeds', 'lupini'],
    'de-DE': ['Lupinenmehl', 'Lupinen', 'Süßlupinen', 'Lupinenschrot'],
    'fr-FR': ['farine de lupin', 'lupins', 'graines de lupin', 'lupin'],
    'it-IT': ['farina di lupini', 'lupini', 'lupini in salamoia', 'semi di lupino'],
  },
  molluscs: {
    'en-US': ['mussels', 'oyster sauce', 'squid', 'scallops'],
    'de-DE': ['Miesmuscheln', 'Austernsauce', 'Tintenfisch', 'Jakobsmuscheln'],
    'fr-FR': ['moules', 'calamars', 'coquilles Saint-Jacques', 'poulpe'],
    'it-IT': ['cozze', 'vongole', 'calamari', 'polpo'],
  },
} as const;
const HARMLESS = {
  'en-US': ['onions', 'carrots', 'salt'],
  'de-DE': ['Zwiebeln', 'Karotten', 'Salz'],
  'fr-FR': ['oignons', 'carottes', 'sel'],
  'it-IT': ['cipolle', 'carote', 'sale'],
} as const;
const LANGUAGES = ['en-US', 'de-DE', 'fr-FR', 'it-IT'] as const;
type Allergen = keyof typeof CONTAIN;
const ALLERGENS = Object.keys(CONTAIN) as Allergen[];

type Line = { food: { name: string }; note?: string };

/** Creates a recipe whose lines are replaced by each call, which then says who can eat the recipe. */
async function recipeIn(language: string) {
  const { data: slug } = await ada.api.POST('/recipes', { body: { name: `Safety ${crypto.randomUUID()}` } });
  const params = { path: { slug } };
  return async (recipeIngredient: Line[]) => {
    await ada.api.PATCH('/recipes/{slug}', { params, body: { language, recipeIngredient } });
    const { data } = await ada.api.GET('/recipes/{slug}/fit', { params });
    return new Map(data.map(({ person, fit }) => [person.name, fit]));
  };
}

const named = (names: readonly string[]) => names.map((name) => ({ food: { name } }));

it('is never fine for somebody who is allergic to what a line contains, in 448 recipes', async () => {
  for (const allergen of ALLERGENS)
    await ada.api.POST('/groups/persons', { body: { name: allergen, allergies: [allergen] } });
  const wrong: string[] = [];
  const verdicts: string[] = [];
  const tryAll = async (language: (typeof LANGUAGES)[number]) => {
    const fitsOf = await recipeIn(language);
    const [first, ...others] = HARMLESS[language];
    for (const allergen of ALLERGENS)
      for (const name of CONTAIN[allergen][language]) {
        const asFood = (await fitsOf(named([first, ...others, name]))).get(allergen)!;
        const asNote = (await fitsOf([{ food: { name: first }, note: name }, ...named(others)])).get(allergen)!;
        verdicts.push(asFood);
        if (asFood === 'fine') wrong.push(`${allergen}: ${name}`);
        if (asNote === 'fine') wrong.push(`${allergen}: ${first}, ${name}`);
      }
  };
  await Promise.all(LANGUAGES.map(tryAll));
  expect(wrong).toEqual([]);
  // most are known to be unsuitable, not only unknown
  expect(verdicts.filter((fit) => fit === 'unsuitable').length / verdicts.length).toBeGreaterThan(0.8);
}, 240_000);

/** Foods whose words change what they contain, with the allergen that most of them are made with. */
const CHANGED = [
  ['gluten', ['crispy onions', 'onion rings', 'fish sticks', 'chicken strips', 'popcorn shrimp', 'breaded cod']],
  ['sulphites', ['dried mango', 'instant mashed potatoes', 'bottled lemon juice']],
  ['milk', ['creamed spinach', 'creamy mustard', 'buttered peas', 'loaded potatoes']],
  ['nuts', ['crunchy carrots', 'almond-crusted salmon', 'nutty rice']],
] as const;

it.each(CHANGED)('is never fine for %s where a word changes the food', async (allergen, names) => {
  const person = { name: `${allergen} again`, allergies: [allergen] };
  await ada.api.POST('/groups/persons', { body: person });
  const wrong: string[] = [];
  const fitsOf = await recipeIn('en-US');
  for (const name of names) if ((await fitsOf(named(['onions', name]))).get(person.name) === 'fine') wrong.push(name);
  expect(wrong).toEqual([]);
});

it.each(LANGUAGES)('is fine for everybody if all lines are harmless: %s', async (language) => {
  const fitsOf = await recipeIn(language);
  const fits = await fitsOf(named(HARMLESS[language]));
  expect([...fits.values()].filter((fit) => fit !== 'fine')).toEqual([]);
});
