import { FoodBase } from './food-base.ts';
import { FoodLinker } from './link-food.ts';

const base = new FoodBase('food');
const linker = new FoodLinker(base);
const foodsIn = (text: string, language = 'en', region: string | null = null) =>
  linker.link(text, { languages: [language], region }).map(({ food }) => food);

describe('a text names a food', () => {
  it.each([
    ['Onions', 'onion'],
    ['finely chopped fresh flat-leaf parsley', 'flat-leaf-parsley'],
    ['extra-virgin olive oil', 'olive-oil'],
    ['ripe tomatoes, halved', 'tomato'],
    ['cherry tomatoes', 'cherry-tomato'],
    ['bay leaves', 'bay-leaf'],
    ['black olives, sliced', 'black-olive'],
    ['aged white cheddar', 'cheddar-cheese'],
    ['jalapeños', 'jalapeno'],
    ['creme fraîche', 'creme-fraiche'],
    ['confectioners’ sugar', 'powdered-sugar'],
    ['low-sodium chicken broth', 'chicken-stock'],
  ])('%s', (text, food) => expect(foodsIn(text)).toEqual([food]));

  it.each([
    ['salt and pepper', ['salt', 'black-pepper']],
    ['butter or olive oil', ['butter', 'olive-oil']],
    ['red or green bell pepper', ['red-bell-pepper', 'green-bell-pepper']],
    ['half and half', ['half-and-half']],
    ['olive or vegetable oil', ['olive-oil', 'vegetable-oil']],
    ['peanut or almond butter', ['peanut-butter', 'almond-butter']],
    ['vegetable or chicken broth', ['vegetable-stock', 'chicken-stock']],
  ])('or several: %s', (text, foods) => expect(foodsIn(text)).toEqual(foods));

  it.each([
    ['af', 'knoffelhuisies, fyngekap', 'garlic'],
    ['da', 'flødeost m. hvidløg', 'cream-cheese'],
    ['de', 'Fleischtomaten, gewürfelt', 'tomato'],
    ['de', 'Zwiebelwürfel', 'onion'],
    ['de', 'Selleriestangen', 'celery'],
    ['sv', 'timjankvistar', 'thyme'],
    ['sv', 'persiljekvistar', 'parsley'],
    ['da', 'timiankviste', 'thyme'],
    ['fi', 'timjaminoksaa', 'thyme'],
    ['fi', 'laakerinlehteä', 'bay-leaf'],
    ['hu', 'fokhagymagerezd', 'garlic'],
    ['de', 'Dinkelnudeln', undefined],
    ['fi', 'hienonnettua valkosipulia', 'garlic'],
    ['fr', 'huile d’olive vierge extra', 'olive-oil'],
    ['gl', 'fariña de améndoa', undefined],
    ['gl', 'pemento vermello en tiras', 'red-bell-pepper'],
    ['he', 'שיני שום כתושות', 'garlic'],
    ['hr', 'svježe iscijeđenog limunovog soka', 'lemon-juice'],
    ['hu', 'őrölt fahéj', 'cinnamon'],
    ['it', 'cipolle rosse tritate', 'red-onion'],
    ['ja', '玉ねぎ（みじん切り）', 'onion'],
    ['lt', 'raudonųjų svogūnų', 'red-onion'],
    ['lt', 'citrinos sulčių', 'lemon-juice'],
    ['lv', 'vaniļas cukura', 'vanilla-sugar'],
    ['pl', 'mąki pszennej', 'all-purpose-flour'],
    ['ru', 'растительного масла', 'vegetable-oil'],
    ['sr', 'ситно сецканог црног лука', 'onion'],
    ['sr', 'maslinovog ulja', 'olive-oil'],
    ['vi', 'trứng gà', 'egg'],
    ['vi', 'bò', undefined],
  ])('in other languages: %s, %s', (language, text, food) => expect(foodsIn(text, language)[0]).toBe(food));

  it.each([
    ['he', 'מלח ופלפל שחור', ['salt', 'black-pepper']],
    ['he', 'שום ומעט מלח', ['garlic', 'salt']],
    ['he', 'מלח, פלפל שחור ושמן זית', ['salt', 'black-pepper', 'olive-oil']],
    ['he', 'מלח ו-פלפל שחור', ['salt', 'black-pepper']],
    ['he', 'סוכר וניל', ['vanilla-sugar']],
    ['he', 'תמצית וניל', ['vanilla-extract']],
    ['he', 'רוטב ווסטרשייר', ['worcestershire-sauce']],
    ['he', 'בצל קצוץ וטרי', ['onion']],
    ['ar', 'ملح وفلفل أسود', ['salt', 'black-pepper']],
    ['ar', 'بصل وثوم', ['onion', 'garlic']],
  ])('with "and" joined to the next word: %s, %s', (language, text, foods) =>
    expect(foodsIn(text, language)).toEqual(foods),
  );

  it.each([
    ['מלח ופלפל שחור', 2],
    ['סוכר וניל', 1],
    ['וניל', 1],
    ['כוס וודקה', 1],
    ['בצל ווודקה', 1],
  ])('counts the foods of %s', (text, parts) => expect(linker.countParts(text, { languages: ['he'] })).toBe(parts));

  it('by the words of the region', () => {
    expect(foodsIn('coriander', 'en', 'GB')).toEqual(['cilantro']);
    expect(foodsIn('coriander', 'en', 'US')).toEqual(['coriander-seed']);
    expect(foodsIn('cornflour', 'en', 'GB')).toEqual(['cornstarch']);
    expect(foodsIn('chips', 'en', 'GB')).toEqual(['french-fry']);
  });
});

describe('a food that lacks something is not the food that contains it', () => {
  it.each([
    ['en', 'vegan cream cheese', 'vegan-cheese'],
    ['en', 'vegan cashew crema', undefined],
    ['en', 'dairy-free ricotta', undefined],
    ['en', 'eggless mayonnaise', undefined],
    ['en', 'gluten-free spaghetti', undefined],
    ['en', 'gluten-free basmati rice', 'basmati-rice'],
    ['en', 'organic gluten-free flour', 'gluten-free-flour'],
    ['en', 'vegan carrots', 'carrot'],
    ['en', 'meat-free meatballs', undefined],
    ['de', 'glutenfreies Mehl', 'gluten-free-flour'],
    ['de', 'vegane Butter', undefined],
    ['fr', 'pâtes sans gluten', undefined],
    ['it', 'pasta senza glutine', undefined],
    ['nl', 'plantaardige room', 'plant-based-cream'],
    ['pl', 'wegański ser', undefined],
  ])('%s: %s', (language, text, food) => expect(foodsIn(text, language)[0]).toBe(food));

  it('also if the note says so', () => {
    const linked = (note: string) => linker.link('spaghetti', { languages: ['en'], note });
    expect(linked('broken in half')).toHaveLength(1);
    expect(linked('or gluten-free ones')).toHaveLength(1);
    expect(linked('gluten-free if needed')).toHaveLength(1);
    expect(linked('sub gluten-free spaghetti')).toHaveLength(1);
    expect(linked('gluten-free')).toEqual([]);
    expect(foodsIn('spaghetti (gluten-free)')).toEqual([]);
  });
});

it('a note that belongs to the name is read with it', () => {
  const linked = (text: string, note: string) => linker.link(text, { languages: ['en'], note })[0]?.food;
  expect(linked('lemons', 'juice of')).toBe('lemon-juice');
  expect(linked('cream', 'sour')).toBe('sour-cream');
  expect(linked('onions', 'chopped')).toBe('onion');
});

describe('colours, juices and word order', () => {
  it.each([
    ['de', 'weißer Pfeffer', 'white-pepper'],
    ['de', 'Saft von 1 1/2 Limetten', 'lime-juice'],
    ['de', 'Basmati Reis', 'basmati-rice'],
    ['de', 'Weizen\u00ADmehl', 'all-purpose-flour'],
    ['en', 'juice of 2 limes', 'lime-juice'],
    ['en', 'mushroom ketchup', undefined],
    ['fr', 'le jus d’1/2 citron', 'lemon-juice'],
    ['hr', 'bijeli papar', 'white-pepper'],
    ['it', 'pomodoro concentrato', 'tomato-paste'],
    ['pt', 'pimenta-do-reino branca', 'white-pepper'],
    ['sk', 'olej slnečnicový', 'sunflower-oil'],
  ])('%s: %s', (language, text, food) => expect(foodsIn(text, language)[0]).toBe(food));
});

/** Names that contain the name of another food. */
it.each([
  ['butter beans', 'butter-bean'],
  ['coconut milk', 'coconut-milk'],
  ['cream of tartar', 'cream-of-tartar'],
  ['eggplants', 'eggplant'],
  ['rice vinegar', 'rice-vinegar'],
  ['oyster mushrooms', 'oyster-mushroom'],
  ['peanut butter', 'peanut-butter'],
  ['almond extract', 'almond-extract'],
  ['cocoa butter', 'cocoa-butter'],
  ['buttermilk', 'buttermilk'],
  ['butternut squash', 'butternut-squash'],
  ['butter lettuce', 'butter-lettuce'],
  ['apple cider vinegar', 'apple-cider-vinegar'],
  ['chicken broth', 'chicken-stock'],
  ['chicken of the woods', undefined],
  ['fish sauce', 'fish-sauce'],
  ['sweet potatoes', 'sweet-potato'],
  ['baking powder', 'baking-powder'],
  ['milk chocolate', 'milk-chocolate'],
  ['ginger ale', 'ginger-ale'],
  ['lemon balm', 'lemon-balm'],
  ['lemongrass', 'lemongrass'],
  ['water chestnuts', 'water-chestnut'],
  ['cheese sauce', 'cheese-sauce'],
  ['tomato paste', 'tomato-paste'],
  ['garlic powder', 'garlic-powder'],
  ['celery salt', 'celery-salt'],
  ['sesame oil', 'sesame-oil'],
  ['macadamia oil', undefined],
  ['kamut flour', undefined],
  ['almond bark', undefined],
  ['raspberry extract', undefined],
  ['lemon vinaigrette', 'salad-dressing'],
  ['egg noodles', 'egg-noodle'],
  ['egg wash', undefined],
  ['milk thistle', undefined],
  ['mustard greens', 'mustard-green'],
  ['nutmeg', 'nutmeg'],
  ['coconut oil', 'coconut-oil'],
  ['bread flour', 'bread-flour'],
  ['honeydew melon', 'honeydew-melon'],
  ['wine vinegar', 'white-wine-vinegar'],
  ['thermometer', undefined],
  ['parchment paper', undefined],
])('%s is %s', (text, food) => expect(foodsIn(text)[0]).toBe(food));

it('a text that is too long for a name names none', () => {
  expect(foodsIn('salt '.repeat(50_000))).toEqual([]);
});

describe('what is known of a food', () => {
  it('comes from its kinds', () => {
    expect(base.kindsOf('cheddar-cheese')).toEqual(['hard-cheese', 'cheese', 'dairy-product']);
    expect(base.propertiesOf('cheddar-cheese')).toEqual({
      aisle: 'dairy',
      contains: ['milk'],
      mayContain: ['rennet'],
    });
    expect(base.propertiesOf('carrot')).toEqual({ aisle: 'produce', contains: [], mayContain: [] });
  });

  it('is not that it contains nothing where nobody has said so', () => {
    expect(base.propertiesOf('seasoning').contains).not.toBeNull();
    expect(base.propertiesOf('curry-paste')).toMatchObject({
      contains: null,
      mayContain: ['crustaceans', 'fish', 'mustard', 'milk'],
    });
    expect(base.propertiesOf('soup').contains).toBeNull();
  });
});
