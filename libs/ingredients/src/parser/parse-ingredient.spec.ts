import fc from 'fast-check';
import { displayIngredient } from '../display.ts';
import { parseIngredient } from './parse-ingredient.ts';

const short = (line: string, language = 'en') => {
  const { quantity, quantityMax, unit, food, note } = parseIngredient(line, { language });
  return [quantity, quantityMax, unit?.id ?? unit?.text ?? null, food, note];
};

describe('thousands', () => {
  it.each([
    ['1.000 g Mehl', 'de', [1000, null, 'gram', 'Mehl', '']],
    ['1.250 kg Mehl', 'de', [1.25, null, 'kilogram', 'Mehl', '']],
    ['800-1.000 g Mehl', 'de', [800, 1000, 'gram', 'Mehl', '']],
    ['1.000-1.500 ml Brühe', 'de', [1000, 1500, 'milliliter', 'Brühe', '']],
    ["1'000 g Mehl", 'de', [1000, null, 'gram', 'Mehl', '']],
    ['1 000 g de farine', 'fr', [1000, null, 'gram', 'farine', '']],
    ['1.500 g flour', 'en', [1500, null, 'gram', 'flour', '']],
    ['1.500 kg potatoes', 'en', [1.5, null, 'kilogram', 'potatoes', '']],
    ['1,000 g flour', 'en', [1000, null, 'gram', 'flour', '']],
  ])('%s', (line, language, expected) => expect(short(line, language)).toEqual(expected));
});

it.each([
  ['1/2 dose Ragù alla bolognese', 'it', [0.5, null, 'serving', 'Ragù alla bolognese', '']],
  ['1 Dose Tomaten', 'de', [1, null, 'can', 'Tomaten', '']],
])('reads “dose” as the language of the recipe means it: %s', (line, language, expected) =>
  expect(short(line, language)).toEqual(expected),
);

describe('English lines', () => {
  it.each([
    ['1 cup flour, sifted', [1, null, 'cup', 'flour', 'sifted']],
    ['2 1/2 tbsp oil', [2.5, null, 'tablespoon', 'oil', '']],
    ['1½ tsp salt', [1.5, null, 'teaspoon', 'salt', '']],
    ['½ tsp salt', [0.5, null, 'teaspoon', 'salt', '']],
    ['1,5 kg potatoes', [1.5, null, 'kilogram', 'potatoes', '']],
    ['100g sugar', [100, null, 'gram', 'sugar', '']],
    ['3 eggs', [3, null, null, 'eggs', '']],
    ['2-3 eggs', [2, 3, null, 'eggs', '']],
    ['2 to 3 cups rice', [2, 3, 'cup', 'rice', '']],
    ['½–⅝ cup rice', [0.5, 0.625, 'cup', 'rice', '']],
    ['¹/₂–³/₄ cup rice', [0.5, 0.75, 'cup', 'rice', '']],
    ['salt', [null, null, null, 'salt', '']],
    ['pinch of salt', [null, null, 'pinch', 'salt', '']],
    ['1 (14 oz) can beans', [1, null, 'can', 'beans', '']],
    ['2 15-ounce cans black beans, drained', [2, null, 'can', 'black beans', 'drained']],
    ['2 x 400g tins chopped tomatoes', [2, null, 'can', 'chopped tomatoes', '']],
    ['150g/5oz butter, softened', [150, null, 'gram', 'butter', 'softened']],
    ['one onion, finely chopped', [1, null, null, 'onion', 'finely chopped']],
    ['2 tablespoons butter or margarine', [2, null, 'tablespoon', 'butter or margarine', '']],
    ['olive oil, for frying', [null, null, null, 'olive oil', 'for frying']],
    ['4 cloves garlic (optional)', [4, null, 'clove', 'garlic', 'optional']],
    ['two and three-quarter cups flour', [2.75, null, 'cup', 'flour', '']],
    ['2 cl. garlic, minced', [2, null, 'clove', 'garlic', 'minced']],
    ['4 cl vodka', [4, null, 'centiliter', 'vodka', '']],
    ['half a lemon', [0.5, null, null, 'lemon', '']],
    ['2 dozen eggs', [2, null, 'dozen', 'eggs', '']],
    ['1 T oil', [1, null, 'tablespoon', 'oil', '']],
    ['1 t salt', [1, null, 'teaspoon', 'salt', '']],
    ['juice of 1 lemon', [1, null, null, 'lemon', 'juice of']],
    ['2 large eggs, beaten', [2, null, null, 'eggs', 'large, beaten']],
    ['½ cup figs, dates, or plums', [0.5, null, 'cup', 'figs, dates, or plums', '']],
    ['salt & freshly ground black pepper', [null, null, null, 'salt & black pepper', 'freshly ground']],
    ['kosher salt + freshly ground pepper', [null, null, null, 'kosher salt + pepper', 'freshly ground']],
    ['1 lb (450 g) beets', [1, null, 'pound', 'beets', '']],
    ['1 8 oz. package cream cheese', [1, null, 'package', 'cream cheese', '']],
    ['1-1/2 cups sugar', [1.5, null, 'cup', 'sugar', '']],
    ['2 cup(s) boiling water', [2, null, 'cup', 'boiling water', '']],
    ['2 mugs rice', [2, null, 'mug', 'rice', '']],
    ['a bouquet garni', [null, null, null, 'bouquet garni', '']],
    ['Two whole, ripe melons', [2, null, null, 'whole, ripe melons', '']],
    // A number that is a part of a name.
    ['Five spice powder', [null, null, null, 'Five spice powder', '']],
    ['1 tsp 5-spice powder', [1, null, 'teaspoon', '5-spice powder', '']],
    ['7-Up', [null, null, null, '7-Up', '']],
    // Ways of preparing a food are not part of its name.
    ['½ cup lightly toasted, finely chopped pecans', [0.5, null, 'cup', 'pecans', 'lightly toasted, finely chopped']],
    ['⅓ cup roasted, salted and crushed pistachios', [1 / 3, null, 'cup', 'pistachios', 'roasted, salted and crushed']],
    // As recipe plugins print name and notes.
    ['1 egg room temperature', [1, null, null, 'egg', 'room temperature']],
    ['1 lime juiced', [1, null, null, 'lime', 'juiced']],
    ['2 tbsp raisins optional', [2, null, 'tablespoon', 'raisins', 'optional']],
    ['1 tbsp KITCHENSTAR® Seasoning', [1, null, 'tablespoon', 'KITCHENSTAR® Seasoning', '']],
  ])('%s', (line, expected) => expect(short(line)).toEqual(expected));

  it('separates further amounts from the main one', () => {
    expect(parseIngredient('150 g / 5 oz butter', { language: 'en' }).amounts).toMatchObject([
      { quantity: 5, unit: { id: 'ounce' } },
    ]);
    expect(parseIngredient('2 x 400 g tins beans', { language: 'en' }).amounts).toMatchObject([
      { quantity: 400, unit: { id: 'gram' } },
    ]);
    expect(parseIngredient('1 cup plus 2 tbsp sugar', { language: 'en' }).amounts).toMatchObject([
      { quantity: 2, unit: { id: 'tablespoon' } },
    ]);
  });

  it('returns the spans of further amounts without brackets', () => {
    for (const [line, language, further] of [
      ['2 Tassen (ca. 240 g) Mehl', 'de', 'ca. 240 g'],
      ['1 cup (240 ml) milk', 'en', '240 ml'],
    ] as const)
      expect(parseIngredient(line, { language }).amounts.map(({ span }) => line.slice(...span))).toEqual([further]);
  });

  it('has more confidence in plain lines than in unusual ones', () => {
    const plain = parseIngredient('2 cups sugar', { language: 'en' }).confidence.overall;
    const strange = parseIngredient('glorp wibble 7 of the nine, or else 4 frobs brimming', { language: 'en' })
      .confidence.overall;
    expect(plain).toBeGreaterThan(0.9);
    expect(strange).toBeLessThan(plain);
  });
});

describe('lines of other languages', () => {
  it.each([
    ['de', '2 EL Olivenöl', [2, null, 'tablespoon', 'Olivenöl', '']],
    ['de', '¹/₂–³/₄ EL Öl', [0.5, 0.75, 'tablespoon', 'Öl', '']],
    ['ar', '٢-٣ كوب سكر', [2, 3, 'cup', 'سكر', '']],
    ['ar', '٢٫٥ كوب سكر', [2.5, null, 'cup', 'سكر', '']],
    ['ar', 'دقيق ٢٥٠ غرام', [250, null, 'gram', 'دقيق', '']],
    ['de', '1 große Zwiebel(n), gehackt', [1, null, null, 'Zwiebel(n)', 'große, gehackt']],
    ['de', '500g Mehl (Type 550)', [500, null, 'gram', 'Mehl', 'Type 550']],
    ['de', 'Salz nach Belieben', [null, null, null, 'Salz', 'nach Belieben']],
    ['de', '1 Prise Zucker', [1, null, 'pinch', 'Zucker', '']],
    ['de', 'Saft von 1 Zitrone', [1, null, null, 'Zitrone', 'Saft']],
    ['de', '1 Dose Tomaten à 400 g', [1, null, 'can', 'Tomaten', 'à 400 g']],
    ['fr', "jus d'un citron", [1, null, null, 'citron', 'jus']],
    ['fr', '2 boîtes de 400 g de tomates', [2, null, 'can', 'tomates', '']],
    ['es', 'el zumo de medio limón', [0.5, null, null, 'limón', 'el zumo']],
    ['de', '1 Knoblauchzehe', [1, null, null, 'Knoblauchzehe', '']],
    ['nl', '2 eetlepels olijfolie', [2, null, 'tablespoon', 'olijfolie', '']],
    ['fr', "2 cuillères à soupe d'huile", [2, null, 'tablespoon', 'huile', '']],
    ['fr', '200 g de farine', [200, null, 'gram', 'farine', '']],
    ['fr', 'Beurre : 50 g', [50, null, 'gram', 'Beurre', '']],
    ['it', '3 cucchiai di zucchero', [3, null, 'tablespoon', 'zucchero', '']],
    ['it', 'sale q.b.', [null, null, null, 'sale', 'q.b.']],
    ['es', '1 cucharadita de sal', [1, null, 'teaspoon', 'sal', '']],
    ['pt', '2 colheres (sopa) de azeite', [2, null, 'tablespoon', 'azeite', '']],
    ['pl', '2 łyżki cukru', [2, null, 'tablespoon', 'cukru', '']],
    ['cs', '3 lžíce cukru', [3, null, 'tablespoon', 'cukru', '']],
    ['hu', '2 ek cukor', [2, null, 'tablespoon', 'cukor', '']],
    ['sv', '1,5 dl mjölk', [1.5, null, 'deciliter', 'mjölk', '']],
    ['fi', '2 rkl sokeria', [2, null, 'tablespoon', 'sokeria', '']],
    ['ru', '2 ст. л. сахара', [2, null, 'tablespoon', 'сахара', '']],
    ['uk', '100 г цукру', [100, null, 'gram', 'цукру', '']],
    ['el', '2 κ.σ. ελαιόλαδο', [2, null, 'tablespoon', 'ελαιόλαδο', '']],
    ['tr', '2 yemek kaşığı şeker', [2, null, 'tablespoon', 'şeker', '']],
    ['he', '2 כפות סוכר', [2, null, 'tablespoon', 'סוכר', '']],
    ['ar', '2 ملعقة كبيرة سكر', [2, null, 'tablespoon', 'سكر', '']],
    ['ar', 'كوب ونصف سكر', [1.5, null, 'cup', 'سكر', '']],
    ['ar', 'كوبان من السكر', [2, null, 'cup', 'السكر', '']],
    ['he', 'כוס וחצי סוכר', [1.5, null, 'cup', 'סוכר', '']],
    ['ja', '醤油 大さじ2', [2, null, 'tablespoon', '醤油', '']],
    ['ja', '砂糖 100g', [100, null, 'gram', '砂糖', '']],
    ['ja', '２ kg トマト', [2, null, 'kilogram', 'トマト', '']],
    ['ja', 'トマト　２ｋｇ', [2, null, 'kilogram', 'トマト', '']],
    ['ja', '牛乳 １／２カップ', [0.5, null, 'cup', '牛乳', '']],
    ['ja', '２－３個 卵', [2, 3, 'piece', '卵', '']],
    ['zh', '牛肉　１．５ｋｇ', [1.5, null, 'kilogram', '牛肉', '']],
    ['en', '２ ｋｇ ｐｏｔａｔｏｅｓ', [2, null, 'kilogram', 'ｐｏｔａｔｏｅｓ', '']],
    ['de', '２ ＥＬ Öl', [2, null, 'tablespoon', 'Öl', '']],
    ['en', '٢ kg potatoes', [2, null, 'kilogram', 'potatoes', '']],
    ['zh', '鸡蛋 2个', [2, null, 'piece', '鸡蛋', '']],
    ['ko', '설탕 2큰술', [2, null, 'tablespoon', '설탕', '']],
    ['vi', '2 muỗng canh đường', [2, null, 'tablespoon', 'đường', '']],
  ])('%s: %s', (language, line, expected) => expect(short(line, language)).toEqual(expected));

  it.each([
    ['de', '1 Zwiebel fein gehackt', 'Zwiebel', 'fein gehackt'],
    ['nl', '1 courgette in lange repen', 'courgette', 'in lange repen'],
    ['sv', '1 lök hackad', 'lök', 'hackad'],
    ['da', '2 fed hvidløg fintrevet', 'hvidløg', 'fintrevet'],
    ['no', '1 ss hvitløk finrevet', 'hvitløk', 'finrevet'],
    ['hu', '2 gerezd fokhagyma zúzva', 'fokhagyma', 'zúzva'],
    // Before the food a word of preparation belongs to it.
    ['de', '1 EL frisch gehackte Petersilie', 'frisch gehackte Petersilie', ''],
    ['sv', '1 msk färsk hackad persilja', 'färsk hackad persilja', ''],
  ])('%s: %s: preparation behind the food', (language, line, food, note) =>
    expect(parseIngredient(line, { language })).toMatchObject({ food, note }),
  );

  it.each([
    ['de', '2,5 dl Milch', [2.5, 'deciliter', 'Milch']],
    ['de', 'ein halbes Bund Petersilie', [0.5, 'bunch', 'Petersilie']],
    ['nl', 'een halve citroen', [0.5, null, 'citroen']],
    ['nl', '2 teentjes knoflook', [2, 'clove', 'knoflook']],
    ['af', "'n halwe ui", [0.5, null, 'ui']],
    ['sv', 'en nypa salt', [1, 'pinch', 'salt']],
    ['da', 'et bundt persille', [1, 'bunch', 'persille']],
    ['no', '1 boks tomater', [1, 'can', 'tomater']],
    ['fr', "1 c. à s. d'huile d'olive", [1, 'tablespoon', "huile d'olive"]],
    ['fr', '1 tasse et demie de lait', [1.5, 'cup', 'lait']],
    ['it', 'mezzo limone', [0.5, null, 'limone']],
    ['it', 'Farina 00 250 g', [250, 'gram', 'Farina 00']],
    ['es', 'media cebolla', [0.5, null, 'cebolla']],
    ['es', '1 taza y media de leche', [1.5, 'cup', 'leche']],
    ['pt', 'meia cebola', [0.5, null, 'cebola']],
    ['gl', '2 dentes de allo', [2, 'clove', 'allo']],
    ['ca', "2 cullerades d'oli", [2, 'tablespoon', 'oli']],
    ['ro', 'jumătate de lămâie', [0.5, null, 'lămâie']],
    ['pl', 'pół szklanki mleka', [0.5, 'cup', 'mleka']],
    ['cs', '2 stroužky česneku', [2, 'clove', 'česneku']],
    ['sk', '2 PL cukru', [2, 'tablespoon', 'cukru']],
    ['sl', '2 stroka česna', [2, 'clove', 'česna']],
    ['hr', 'pola limuna', [0.5, null, 'limuna']],
    ['sr', '2 кашике шећера', [2, 'tablespoon', 'шећера']],
    ['ru', '1 ч. л. соли', [1, 'teaspoon', 'соли']],
    ['uk', '2 ст. л. олії', [2, 'tablespoon', 'олії']],
    ['bg', '2 скилидки чесън', [2, 'clove', 'чесън']],
    ['hu', 'fél citrom', [0.5, null, 'citrom']],
    ['fi', '1,5 dl maitoa', [1.5, 'deciliter', 'maitoa']],
    ['lt', 'pusė citrinos', [0.5, null, 'citrinos']],
    ['lv', '2 ēd. k. cukura', [2, 'tablespoon', 'cukura']],
    ['el', '250γρ. αλεύρι', [250, 'gram', 'αλεύρι']],
    ['tr', 'yarım limon', [0.5, null, 'limon']],
    ['he', 'חצי כוס סוכר', [0.5, 'cup', 'סוכר']],
    ['ar', '٢٥٠ غرام دقيق', [250, 'gram', 'دقيق']],
    ['ja', '玉ねぎ 1/2個', [0.5, 'piece', '玉ねぎ']],
    ['ja', '塩 少々', [null, null, '塩']],
    ['ko', '마늘 3쪽', [3, 'clove', '마늘']],
    ['zh', '半个洋葱', [0.5, 'piece', '洋葱']],
    ['vi', '2 tép tỏi', [2, 'clove', 'tỏi']],
  ])('%s: %s, whether the language is given or not', (language, line, expected) => {
    for (const options of [{ language }, {}]) {
      const { quantity, unit, food } = parseIngredient(line, options);
      expect([quantity, unit?.id ?? null, food]).toEqual(expected);
    }
  });

  it.each([
    ['1 EL Tomatenmark', 'en', 'de'],
    ['1/4 teaspoon turmeric', 'pt', 'en'],
    ['125 克 细砂糖', 'en', 'zh'],
    ['1 pot of kimchi', 'en', 'en'],
    ['2 Tomaten', 'en', 'en'],
    ['2 eetlepels olie', 'nl', 'nl'],
  ])('%s, given as %s, is read as %s', (line, given, language) =>
    expect(parseIngredient(line, { language: given }).language).toBe(language),
  );

  it('uses the fallback language if the line has no hints', () => {
    expect(parseIngredient('2 xyzzy', { fallback: 'nl-NL' }).language).toBe('nl');
    expect(parseIngredient('2 xyzzy').language).toBe('en');
    expect(parseIngredient('2 cups sugar', { fallback: 'nl-NL' }).language).toBe('en');
  });

  it('detects the language of the line', () => {
    for (const [line, language] of [
      ['2 EL Öl', 'de'],
      ['2 msk smör', 'sv'],
      ['2 yemek kaşığı un', 'tr'],
      ['2 cups flour', 'en'],
      ['½ cup jalapeño purée', 'en'],
      ['100ml/3½fl oz crème fraîche', 'en'],
      ['1 kohlrabi (optional)', 'en'],
      ['25 gram smør (smeltet)', 'da'],
      ['1 rote Paprika', 'de'],
    ] as const)
      expect(parseIngredient(line).language).toBe(language);
  });
});

describe('any line', () => {
  const piece = fc.constantFrom(
    '1 ',
    '½',
    '2-3 ',
    'cup ',
    'EL ',
    '(',
    ') ',
    ', ',
    'flour ',
    'or ',
    '大さじ',
    'x ',
    '/',
    '- ',
    '®',
  );
  const lines = fc.oneof(
    fc.string(),
    fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 30 }).map((parts) => parts.join('')),
  );
  const languages = fc.constantFrom('en', 'de', 'fr', 'ja', 'ar', 'xx', undefined);

  it('is parsed without an error, with all spans inside of it', () => {
    fc.assert(
      fc.property(lines, languages, (line, language) => {
        const { spans, confidence, amounts } = parseIngredient(line, language ? { language } : {});
        const all = [
          ...spans.food,
          ...spans.note,
          ...amounts.map(({ span }) => span),
          ...(spans.quantity ? [spans.quantity] : []),
          ...(spans.unit ? [spans.unit] : []),
        ];
        for (const [start, end] of all) expect(0 <= start && start <= end && end <= line.length).toBe(true);
        expect(confidence.overall).toBeGreaterThanOrEqual(0);
        expect(confidence.overall).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('parses back to the amount or range it was written for', () => {
    const languages = fc.constantFrom(
      ['en', 'sugar', 'cup', 'tablespoon', 'gram'],
      ['de', 'Zucker', 'Tasse', 'EL', 'g'],
      ['fr', 'sucre', 'tasse', 'c. à s.', 'g'],
      ['ar', 'سكر', 'كوب', 'ملعقة كبيرة', 'غرام'],
    );
    const ids = ['cup', 'tablespoon', 'gram'];
    const end = fc.integer({ min: 1, max: 40 });
    const denominator = fc.constantFrom(1, 2, 3, 4, 8);
    // error of grams shown in hundredths
    const hundredths = 0.00501;
    fc.assert(
      fc.property(
        end,
        denominator,
        fc.option(end),
        fc.nat(2),
        languages,
        (n, d, more, at, [language, food, ...units]) => {
          const quantity = n / d;
          const quantityMax = more && quantity + more / d;
          const { text } = displayIngredient({
            quantity,
            quantityMax,
            unit: { name: units[at]!, fraction: ids[at] !== 'gram', standard: ids[at] },
            food,
          });
          const parsed = parseIngredient(text, { language });
          expect(Math.abs(parsed.quantity! - quantity)).toBeLessThanOrEqual(hundredths);
          if (quantityMax === null) expect(parsed.quantityMax).toBeNull();
          else expect(Math.abs(parsed.quantityMax! - quantityMax)).toBeLessThanOrEqual(hundredths);
          expect([parsed.unit?.id, parsed.food]).toEqual([ids[at], food]);
        },
      ),
    );
  });
});
