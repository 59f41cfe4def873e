import fc from 'fast-check';
import type { Ingredient } from '../recipes/recipe-query.ts';
import { measuresOf } from './measures.ts';
import type { UnitSystem } from './unit-systems.ts';
import { fixture } from '../../testing/fixture.ts';

const english = 'Stir the flour into the butter and season with salt.';
const none = { recipeIngredient: [], recipeInstructions: [{ text: english }] };
type Recipe = Parameters<typeof measuresOf>[0];

/** A step with its marks as {shown|written}. */
function step(html: string, wish: { scale?: number; system?: UnitSystem; text?: string; locale?: string }): string {
  const recipe = fixture<Recipe>(wish.text ? { ...none, recipeInstructions: [{ text: wish.text }] } : none);
  const measures = measuresOf(
    recipe,
    { scale: 1, system: 'written', locale: 'en', isOwnUnits: false, ...wish },
    (written) => written,
  );
  return plain(measures.step(html));
}
const plain = (html: string) =>
  html.replace(/<mark title="([^"]*)">(.*?)<\/mark>/gs, '{$2|$1}').replaceAll('\u00a0', ' ');

describe('the amounts of steps follow the scale', () => {
  it.each([
    ['Whisk 200 g flour.', 'Whisk {400 g|200 g} flour.'],
    ['Add 1 cup of milk and 1 tbsp oil.', 'Add {2 cups|1 cup} of milk and {2 tbsp|1 tbsp} oil.'],
    ['Add 2-3 cloves.', 'Add {4-6 cloves|2-3 cloves}.'],
    ['Let the dough rise and shape 2 loaves of 900 g.', 'Let the dough rise and shape {4 loaves|2 loaves} of 900 g.'],
    ['Pour 1 cup into a 9x13-inch pan.', 'Pour {2 cups|1 cup} into a 9x13-inch pan.'],
    ['Add 1 to 1 1/2 cups.', 'Add {2 to 3 cups|1 to 1 1/2 cups}.'],
    ['Bake at 180 °C for 20 minutes in a 20 cm tin.', 'Bake at 180 °C for 20 minutes in a 20 cm tin.'],
    ['Add 2 tbsp. oil and 1 cup. Stir.', 'Add {4 tbsp.|2 tbsp.} oil and {2 cups|1 cup}. Stir.'],
    ['Add a cup and a half of sugar.', 'Add {3 cups|a cup and a half} of sugar.'],
    ['Whisk 280 g egg yolks (about 7) well.', 'Whisk {560 g|280 g} egg yolks (about {14|7}) well.'],
    ['Simmer 1 cup stock (about 7 minutes).', 'Simmer {2 cups|1 cup} stock (about 7 minutes).'],
    ['Add water 1 tbsp at a time.', 'Add water 1 tbsp at a time.'],
    ['Mix 3 parts water with 1 part vinegar.', 'Mix 3 parts water with 1 part vinegar.'],
    ['Add a 400 g tin, then 1 (14 oz) can.', 'Add a 400 g tin, then {2 (14 oz) cans|1 (14 oz) can}.'],
  ])('%s', (html, expected) => expect(step(html, { scale: 2 })).toBe(expected));

  it.each([
    ['280 g Eigelb (ca. 7) mit dem Zucker verrühren.', '{560 g|280 g} Eigelb (ca. {14|7}) mit dem Zucker verrühren.'],
    ['Ajouter une tasse et demie de lait au mélange.', 'Ajouter {3 tasses|une tasse et demie} de lait au mélange.'],
    ['Ajouter un demi-litre de lait tiède à la pâte.', 'Ajouter {1 litre|un demi-litre} de lait tiède à la pâte.'],
    ['Verser 1 c. à soupe d’huile à la fois dans la poêle.', 'Verser 1 c. à soupe d’huile à la fois dans la poêle.'],
    ['Añadir taza y media de leche y remover bien.', 'Añadir {3 tazas|taza y media} de leche y remover bien.'],
    ['Aggiungere un litro e mezzo di brodo caldo.', 'Aggiungere {3 litri|un litro e mezzo} di brodo caldo.'],
    ['냄비에 물 두 컵 반을 넣고 끓인다.', '냄비에 물 {5 컵|두 컵 반}을 넣고 끓인다.'],
    ['鍋に水1カップ半を入れて煮る。', '鍋に水{3 カップ|1カップ半}を入れて煮る。'],
    ['玉ねぎ1個半分に切る。', '玉ねぎ{2個|1個}半分に切る。'],
  ])('%s', (text, expected) => expect(step(text, { scale: 2, text })).toBe(expected));

  it('grow where they count a food that the recipe counts as well', () => {
    const eggs = { quantity: 4, unit: null, food: { name: 'eggs' }, note: '', display: '4 eggs', disableAmount: false };
    const shownAt = (scale: number) => {
      const recipe = fixture<Recipe>({ ...none, recipeIngredient: [eggs] });
      const wish = { scale, system: 'written', locale: 'en', isOwnUnits: false } as const;
      return plain(measuresOf(recipe, wish, String).step('<p>Beat 4 eggs. Fold in 2 eggs at a time, 3 times.</p>'));
    };
    expect(shownAt(1)).toBe('<p>Beat 4 eggs. Fold in 2 eggs at a time, 3 times.</p>');
    expect(shownAt(2)).toBe('<p>Beat {8|4} eggs. Fold in 2 eggs at a time, 3 times.</p>');
    expect(shownAt(1.3)).toBe('<p>Beat {about 5|4} eggs. Fold in 2 eggs at a time, 3 times.</p>');
  });

  it('are written as cooks do', () => {
    const third = { scale: 1 / 3 };
    expect(step('Add 250 g, 1 cup, 2 cups and 1 l.', third)).toBe(
      'Add {83 g|250 g}, {⅓ cup|1 cup}, {⅔ cup|2 cups} and {0.33 l|1 l}.',
    );
    expect(step('Add 1 1/2 cups and 1½ cups.', { scale: 1.5 })).toBe(
      'Add {2 1/4 cups|1 1/2 cups} and {2¼ cups|1½ cups}.',
    );
    expect(
      step('1,5 l Wasser und 1 Tasse Öl.', { scale: 1.5, text: 'Das Wasser und das Öl mit dem Mehl rühren.' }),
    ).toBe('{2,25 l|1,5 l} Wasser und {1½ Tassen|1 Tasse} Öl.');
  });
});

describe('other languages', () => {
  it.each([
    [
      'Bei 180 Grad mit 1/2 l Brühe und 2 EL Öl garen.',
      { scale: 1.5 },
      'Bei 180 Grad mit {3/4 l|1/2 l} Brühe und {3 EL|2 EL} Öl garen.',
    ],
    [
      'Die Milch mit 250 g Mehl bei 180 Grad backen.',
      { system: 'us' },
      'Die Milch mit {9 oz|250 g} Mehl bei {350 °F|180 Grad} backen.',
    ],
    ['Mezclar 2 tazas de harina con sal.', { system: 'metric' }, 'Mezclar {255 g|2 tazas} de harina con sal.'],
    ['砂糖100gと牛乳1カップを加える。', { system: 'metric' }, '砂糖100gと牛乳{200 ml|1カップ}を加える。'],
    ['大さじ2の醤油を加える。', { scale: 2 }, '{大さじ4|大さじ2}の醤油を加える。'],
    ['أضف ٢ كوب من الحليب.', { scale: 2 }, 'أضف {٤ كوب|٢ كوب} من الحليب.'],
    ['أضف ١-٢ كوب و٣ ملعقة صغيرة.', { scale: 1.5 }, 'أضف {١½-٣ كوب|١-٢ كوب} و{٤½ ملعقة صغيرة|٣ ملعقة صغيرة}.'],
    ['أضف ٢ كوب من الحليب.', { system: 'metric' }, 'أضف {٤٨٠ ملتر|٢ كوب} من الحليب.'],
    [
      'أضف 200 غ من الدقيق و 2 كوب من الحليب.',
      { system: 'metric' },
      'أضف 200 غ من الدقيق و {480 ملتر|2 كوب} من الحليب.',
    ],
  ] as const)('%s', (text, wish, expected) => expect(step(text, { ...wish, text })).toBe(expected));
});

describe('temperatures below zero and ranges of temperatures', () => {
  it.each([
    ['us', 'Chill at -18 °C.', 'Chill at {0 °F|-18 °C}.'],
    ['us', 'Chill at −20°C (in the freezer).', 'Chill at {-4 °F|−20°C} (in the freezer).'],
    ['us', 'Keep it below minus 18 °C.', 'Keep it below {0 °F|minus 18 °C}.'],
    ['us', 'Cool to 0 °C.', 'Cool to {32 °F|0 °C}.'],
    ['us', 'Keep between -5 and 5 °C.', 'Keep between {23 and 41 °F|-5 and 5 °C}.'],
    ['us', 'Cool from 90 to -10 °C.', 'Cool from {194 to 14 °F|90 to -10 °C}.'],
    ['us', 'Keep at -20 to -18 °C.', 'Keep at {-4 to 0 °F|-20 to -18 °C}.'],
    ['us', 'Bake between 180 and 200 °C.', 'Bake between {350 and 400 °F|180 and 200 °C}.'],
    ['us', 'Freeze at -18 °C (0 °F).', 'Freeze at -18 °C (0 °F).'],
    ['us', 'Store – 5 °C is best.', 'Store – {41 °F|5 °C} is best.'],
    ['metric', 'Store at -4 °F.', 'Store at {-20 °C|-4 °F}.'],
    ['metric', 'Hold at 0 °F.', 'Hold at {-18 °C|0 °F}.'],
  ] as const)('%s: %s', (system, text, expected) => expect(step(text, { system, text })).toBe(expected));

  it('are read in other languages', () => {
    const german = 'Den Teig bei minus 18 Grad oder bei -20 °C lagern.';
    expect(step(german, { system: 'us', text: german })).toBe(
      'Den Teig bei {0 °F|minus 18 Grad} oder bei {-4 °F|-20 °C} lagern.',
    );
    const french = 'Conserver entre -5 et 5 °C au froid.';
    expect(step(french, { system: 'us', text: french })).toBe('Conserver entre {23 et 41 °F|-5 et 5 °C} au froid.');
  });
});

describe('units as the reader likes them', () => {
  const metric = { system: 'metric' } as const;
  const us = { system: 'us' } as const;

  it('are shown in the steps', () => {
    expect(step('Add 1 cup milk and 2 tbsp oil, bake at 350°F.', metric)).toBe(
      'Add {240 ml|1 cup} milk and 2 tbsp oil, bake at {175 °C|350°F}.',
    );
    expect(step('Bake 500 g at 180-200 °C, add 250 ml.', us)).toBe(
      'Bake {17½ oz|500 g} at {350–400 °F|180-200 °C}, add {1 cup|250 ml}.',
    );
    expect(step('Roll it to 9x13 inches, put it into a 20 x 30 x 5 cm tin.', metric)).toBe(
      'Roll it to {23 × 33 cm|9x13 inches}, put it into a 20 x 30 x 5 cm tin.',
    );
    expect(step('Use a 20 × 30 × 5 cm tin.', us)).toBe('Use a {8 × 12 × 2 in|20 × 30 × 5 cm} tin.');
    expect(step('Cut 3 carrots into 2-inch sticks.', metric)).toBe('Cut 3 carrots into {5 cm|2-inch} sticks.');
  });

  it('join an amount in two units, and measure as the reader lives', () => {
    expect(step('Add 2 lb 8 oz of beef and 1 pint of cream.', metric)).toBe(
      'Add {1.15 kg|2 lb 8 oz} of beef and {480 ml|1 pint} of cream.',
    );
    expect(step('Add 1 pint of cream.', { ...metric, locale: 'en-GB' })).toBe('Add {570 ml|1 pint} of cream.');
    const hungarian = 'Mínusz 18 °C-on fagyassza le a leveskockákat egy éjszakára.';
    expect(step(hungarian, { ...us, text: hungarian })).toBe(
      '{0 °F|Mínusz 18 °C}-on fagyassza le a leveskockákat egy éjszakára.',
    );
  });

  it('go with the scale', () => {
    expect(step('Add 1 cup milk, bake at 350 °F.', { ...metric, scale: 3 })).toBe(
      'Add {720 ml|1 cup} milk, bake at {175 °C|350 °F}.',
    );
  });

  it('stay where the recipe gives both', () => {
    for (const text of ['Bake at 180 °C (350 °F).', 'Add 1 cup (240 ml) milk.', 'Bake at 350 °F or 175 °C.'])
      for (const system of ['metric', 'us'] as const) expect(step(text, { system })).toBe(text);
    expect(step('Add 1 cup (240 ml) milk.', { ...metric, scale: 2 })).toBe(
      'Add {2 cups|1 cup} ({480 ml|240 ml}) milk.',
    );
  });
});

describe('the markup of a step', () => {
  const double = { scale: 2 };

  it('stays as it is', () => {
    expect(step('<p>Add <strong>200 g</strong> flour &amp; <em>stir</em>.</p>', double)).toBe(
      '<p>Add <strong>{400 g|200 g}</strong> flour &amp; <em>stir</em>.</p>',
    );
    expect(step('<p><strong>200</strong> g flour</p>', double)).toBe('<p><strong>{400 g|200 g}</strong> flour</p>');
    expect(step('<ul><li>2 cups</li><li>100 g</li></ul>', double)).toBe(
      '<ul><li>{4 cups|2 cups}</li><li>{200 g|100 g}</li></ul>',
    );
    expect(step('Makes ½<br />- 200 g<br />- 2 cups', double)).toBe(
      'Makes ½<br />- {400 g|200 g}<br />- {4 cups|2 cups}',
    );
  });

  it.each([
    '<p><a href="/2-cups?x=200 g" title="200 g > 1">200 g flour</a></p>',
    '<p><code>200 g</code></p>',
    '<p>1<sup>1</sup>⁄<sub>2</sub> cups</p>',
    '<p><img src="/200 g.jpg" alt="200 g"></p>',
    '<p>2</p><p>cups</p>',
    '2<br>cups',
  ])('is not touched: %s', (html) => expect(step(html, double)).toBe(html));

  it('escapes what it writes', () => {
    const { step: shown } = measuresOf(
      fixture<Recipe>(none),
      { scale: 2, system: 'us', locale: 'en', isOwnUnits: false },
      (text) => `"<${text}>"`,
    );
    expect(shown('2 &lt;b&gt; 200 g &amp;')).toBe(
      '2 &lt;b&gt; <mark title="&quot;&lt;200 g&gt;&quot;">14\u00a0oz</mark> &amp;',
    );
  });

  it('is the same tags in the same order, whatever it is', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<a href="2 cups">',
      '</a>',
      '<br />',
      '2 ',
      'cups',
      '200 g',
      '½',
      ' &lt; ',
      '350°F',
      '-',
      ' ',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(piece), fc.constantFrom<UnitSystem>('written', 'metric', 'us'), (parts, system) => {
        const html = parts.join('');
        const shown = step(html, { scale: 3, system });
        const tags = (text: string) => text.match(/<[^>]*>/g) ?? [];
        expect(tags(shown)).toEqual(tags(html));
        expect(step(html, { scale: 1, system: 'written' })).toBe(html);
      }),
    );
  });
});

describe('ingredients', () => {
  const unit = (name: string, more: object = {}) => ({
    name,
    pluralName: `${name}s`,
    abbreviation: '',
    fraction: true,
    ...more,
  });
  const flour = { name: 'flour', pluralName: null };
  const text = (line: object, wish: { scale?: number; system?: UnitSystem; locale?: string; isOwnUnits?: boolean }) => {
    const whole = { quantity: 1, unit: null, food: flour, note: '', disableAmount: false, isFood: true, ...line };
    const { text: shown, written } = measuresOf(
      fixture<Recipe>(none),
      { scale: 1, system: 'metric', locale: 'en', isOwnUnits: false, ...wish },
      String,
    ).line(fixture<Ingredient>(whole));
    return written ? `${shown} | ${written}` : shown;
  };

  it('are converted by the unit of the group', () => {
    expect(text({ quantity: 1.5, unit: unit('cup') }, {})).toBe('190 g flour | 1½ cups');
    expect(text({ quantity: 8, unit: unit('oz', { pluralName: null }) }, {})).toBe('225 g flour | 8 oz');
    expect(text({ quantity: 2, unit: unit('Becher', { abbreviation: 'cup', pluralName: null }) }, {})).toBe(
      '255 g flour | 2 Becher',
    );
    expect(text({ quantity: 500, unit: unit('Gramm', { pluralName: null }) }, { system: 'us' })).toBe(
      '17½ oz flour | 500 Gramm',
    );
    expect(text({ quantity: 150, unit: unit('milliliter') }, { system: 'us' })).toBe('⅔ cup flour | 150 milliliters');
  });

  it('are in the language of the reader where that is wished, and else in that of the recipe', () => {
    const garlic = {
      quantity: 2,
      unit: unit('clove', { standard: 'clove' }),
      food: { name: 'ail', pluralName: null },
      words: { line: "{amount} {unit} d'{food}", amount: '2', unit: 'gousses', food: 'ail' },
    };
    const honey = {
      quantity: 3,
      unit: unit('tablespoon', { standard: 'tablespoon' }),
      words: { line: '{amount} {unit} {food}', amount: '3', unit: 'EL', food: 'Honig' },
    };
    const written = { system: 'written', locale: 'en' } as const;
    expect(text(garlic, written)).toBe("2 gousses d'ail");
    expect(text(honey, written)).toBe('3 EL Honig');
    expect(text(garlic, { ...written, isOwnUnits: true })).toContain('2 cloves');
    expect(text(honey, { ...written, isOwnUnits: true })).toBe('3 tbsp Honig');
    expect(text(honey, { ...written, locale: 'fr', isOwnUnits: true, scale: 2 })).toMatch(/^6 (?:c|cuill)\S.* Honig$/);
  });

  describe('with an amount in two units', () => {
    const beef = (line: string, amount: string, written: string, quantity = 1) => ({
      quantity,
      unit: unit('pound', { pluralName: null, abbreviation: 'lb', useAbbreviation: true, standard: 'pound' }),
      food: { name: 'beef', pluralName: null },
      note: '',
      words: { line, amount, unit: written, food: 'beef' },
    });
    const plain = beef('{amount} {unit} 4 oz {food}', '1', 'lb');

    it.each([
      [2, '2 lb 8 oz beef'],
      [4, '5 lb beef'],
      [0.5, '10 oz beef'],
    ])('are one amount times %d', (scale, expected) => {
      expect(text(plain, { scale, system: 'written' })).toBe(expected);
    });

    it('are converted to one metric amount', () => {
      expect(text(plain, {})).toBe('575 g beef | 1 lb 4 oz');
      expect(text(beef('{amount} {unit}. 4 oz. {food}', '1', 'lb'), {})).toBe('575 g beef | 1 lb. 4 oz.');
      expect(text(beef('{amount} {unit} 4 oz (570 g) {food}', '1', 'lb'), {})).toBe('570 g beef | 1 lb 4 oz');
    });
  });

  it('take a stick of butter and a British pint for what they are', () => {
    const butter = { unit: unit('stick', { standard: 'stick' }), food: { name: 'butter', pluralName: null } };
    const cream = { unit: unit('pint', { standard: 'pint' }), food: { name: 'cream', pluralName: null } };
    expect(text(butter, {})).toBe('115 g butter | 1 stick');
    expect(text(butter, { system: 'us' })).toBe('1 stick butter');
    expect(text({ ...butter, food: { name: 'celery', pluralName: null } }, {})).toBe('1 stick celery');
    expect(text(cream, {})).toBe('480 ml cream | 1 pint');
    expect(text(cream, { locale: 'en-GB' })).toBe('570 ml cream | 1 pint');
  });

  it('are scaled first', () => {
    expect(text({ unit: unit('cup') }, { scale: 6 })).toBe('760 g flour | 6 cups');
    expect(text({ unit: unit('cup') }, { scale: 2, system: 'written' })).toBe('2 cups flour');
    expect(text({ quantity: 2, food: { name: 'egg', pluralName: 'eggs' } }, { scale: 4 / 3 })).toBe(
      '2⅔ eggs (2 + 33 g)',
    );
  });

  it('are ranges, with both ends scaled and converted', () => {
    const range = { quantity: 2, quantityMax: 3, unit: unit('cup') };
    expect(text(range, { scale: 2, system: 'written' })).toBe('4–6 cups flour');
    expect(text(range, {})).toBe('255–380 g flour | 2–3 cups');
    expect(text({ ...range, quantity: 0.5, quantityMax: 1 }, { scale: 3, system: 'written' })).toBe('1½–3 cups flour');
    expect(text({ quantity: 1, quantityMax: 2, food: { name: 'egg', pluralName: 'eggs' } }, { scale: 4 / 3 })).toBe(
      '1⅓–2⅔ eggs',
    );
    expect(text({ quantity: 250, quantityMax: 500, unit: unit('milliliter') }, { system: 'us' })).toBe(
      '1–2 cups flour | 250–500 milliliters',
    );
  });

  it('stay where they are counted, spooned or without a number', () => {
    expect(text({ quantity: 2, unit: unit('tablespoon') }, {})).toBe('2 tablespoons flour');
    expect(text({ quantity: 2, unit: unit('bucket') }, {})).toBe('2 buckets flour');
    expect(text({ quantity: 2 }, {})).toBe('2 flour');
    expect(text({ quantity: 0, unit: unit('cup') }, {})).toBe('flour');
  });

  it('are converted within their words, which no scale changes', () => {
    const line = { note: '1 cup flour', food: null, disableAmount: true };
    expect(text(line, { scale: 3 }).replace('\u00a0', ' ')).toBe('125 g flour');
    expect(text(line, { scale: 3, system: 'written' })).toBe('1 cup flour');
  });

  describe('with amounts in the note', () => {
    const cup = unit('cup');
    const ounce = unit('oz', { pluralName: null });
    const gram = unit('g', { pluralName: null });
    const doubled = { scale: 2, system: 'written' } as const;
    const spaced = (line: object, wish: Parameters<typeof text>[1]) => text(line, wish).replaceAll('\u00a0', ' ');

    it.each([
      [{ quantity: 1, unit: cup, note: '240 ml' }, '2 cups flour 480 ml'],
      [{ quantity: 1, unit: cup, note: '(about 240 ml), warm' }, '2 cups flour (about 480 ml), warm'],
      [{ quantity: 1, unit: cup, note: 'ca. 120 g, sifted' }, '2 cups flour ca. 240 g, sifted'],
      [{ quantity: 150, unit: gram, note: '5oz' }, '300 g flour 10oz'],
      [{ quantity: 1, unit: cup, note: '8 fl oz / 240 ml' }, '2 cups flour 16 fl oz / 480 ml'],
      [{ quantity: 1, unit: cup, note: 'plus 2 tbsp' }, '2 cups flour plus 4 tbsp'],
      [{ quantity: 1, unit: cup, note: 'plus 2 tbsp, 270 ml' }, '2 cups flour plus 4 tbsp, 540 ml'],
      [{ quantity: 500, unit: gram, note: '1lb 2oz, sifted' }, '1000 g flour 2lb 4oz, sifted'],
      [{ quantity: 75, unit: gram, note: '2½oz, plus 25g/1oz melted' }, '150 g flour 5oz, plus 50g/2oz melted'],
      [{ quantity: 2, unit: cup, note: 'or 1/4 cup starch' }, '4 cups flour or 1/2 cup starch'],
      [{ quantity: 1, unit: cup, note: '+ 1 tablespoon, sifted' }, '2 cups flour + 2 tablespoons, sifted'],
      [{ quantity: 2, quantityMax: 3, unit: cup, note: '480-720 ml' }, '4–6 cups flour 960-1440 ml'],
      [{ quantity: 1, unit: unit('lb', { pluralName: null }), note: '450 g' }, '2 lb flour 900 g'],
      [{ quantity: 1, unit: cup, note: '2 sticks' }, '2 cups flour 4 sticks'],
      [{ quantity: 280, unit: gram, note: 'about 7' }, '560 g flour about 14'],
      [{ quantity: 50, unit: gram, note: '1 large' }, '100 g flour 2 large'],
      [{ quantity: 500, unit: gram, note: 'about 5 pieces' }, '1000 g flour about 10 pieces'],
      [{ quantity: 3, food: { name: 'leeks' }, note: 'about 600 g, sliced' }, '6 leeks about 1200 g, sliced'],
      [{ quantity: 1, food: { name: 'onion' }, note: '150 g' }, '2 onion 300 g'],
      [{ quantity: 2, food: { name: 'onions' }, note: '300 g' }, '4 onions 600 g'],
      [{ quantity: 2, food: { name: 'lemons' }, note: 'plus 1 lime, juiced' }, '4 lemons plus 2 lime, juiced'],
      [{ quantity: 4, food: { name: 'eggs' }, note: 'and 2 yolks' }, '8 eggs and 4 yolks'],
      [{ quantity: 1, unit: unit('bunch'), note: 'plus 2 sprigs' }, '2 bunchs flour plus 4 sprigs'],
      [{ quantity: 1, unit: cup, note: 'minus 1 tbsp' }, '2 cups flour minus 2 tbsp'],
    ])('%j grows as a whole', (line, expected) => expect(spaced(line, doubled)).toBe(expected));

    it.each([
      [{ quantity: 1, unit: unit('can'), note: '14 oz' }, '2 cans flour 14 oz'],
      [{ quantity: 4, food: { name: 'chicken breasts' }, note: '150 g each' }, '8 chicken breasts 150 g each'],
      [{ quantity: 2, food: { name: 'onions' }, note: 'à 100 g' }, '4 onions à 100 g'],
      [{ quantity: 4, food: { name: 'fillets' }, note: '150 g' }, '8 fillets 150 g'],
      [{ quantity: 8, unit: ounce, note: '225 g each' }, '16 oz flour 225 g each'],
      [{ quantity: 500, unit: gram, note: 'in 2 cm cubes' }, '1000 g flour in 2 cm cubes'],
      [{ quantity: 500, unit: gram, note: '50 g for dusting' }, '1000 g flour 50 g for dusting'],
      [{ quantity: 500, unit: gram, note: '100 g' }, '1000 g flour 100 g'],
      [{ quantity: 1, unit: unit('liter'), note: '5 g' }, '2 liters flour 5 g'],
      [{ quantity: 500, unit: gram, note: 'or 2-inch cubes' }, '1000 g flour or 2-inch cubes'],
      [{ quantity: 1, unit: cup, note: 'plus 2 tbsp for dusting' }, '2 cups flour plus 2 tbsp for dusting'],
    ])('%j stays, for it may be the size of one', (line, expected) => expect(spaced(line, doubled)).toBe(expected));

    it.each([
      ['metric', { quantity: 1, unit: cup, note: '250 ml' }, '250 ml flour | 1 cup'],
      ['metric', { quantity: 1, unit: cup, note: '120 g, sifted' }, '120 g flour sifted | 1 cup'],
      ['metric', { quantity: 1, unit: cup, note: '8 fl oz' }, '125 g flour | 1 cup'],
      ['metric', { quantity: 8, unit: ounce, note: '(225 g), soft' }, '225 g flour soft | 8 oz'],
      ['metric', { quantity: 2, unit: unit('tablespoon'), note: '30 ml' }, '2 tablespoons flour 30 ml'],
      ['metric', { quantity: 1, unit: unit('can'), note: '14 oz' }, '1 can flour 400 g'],
      ['metric', { quantity: 1, unit: cup, note: 'plus 2 tbsp' }, '125 g flour plus 2 tbsp | 1 cup'],
      ['metric', { quantity: 1, unit: cup, note: 'plus 2 tbsp, 150 g' }, '125 g flour plus 2 tbsp, 150 g | 1 cup'],
      ['metric', { quantity: 500, unit: gram, note: '1lb 2oz' }, '500 g flour'],
      ['us', { quantity: 500, unit: gram, note: '1lb 2oz' }, '17½ oz flour | 500 g'],
      ['metric', { quantity: 240, unit: unit('ml'), note: '1 cup' }, '240 mls flour'],
      ['us', { quantity: 240, unit: unit('ml'), note: '1 cup' }, '1 cup flour | 240 mls'],
      ['us', { quantity: 1, unit: cup, note: 'about 240 ml, warm' }, '1 cup flour warm'],
      ['us', { quantity: 150, unit: gram, note: '5 oz' }, '5 oz flour | 150 g'],
    ] as const)('in %s units, %j is not said twice', (system, line, expected) =>
      expect(spaced(line, { system })).toBe(expected),
    );

    it('takes the amount that the note has in the units of the reader, scaled', () => {
      const line = { quantity: 1, unit: cup, note: '120 g' };
      expect(spaced(line, { scale: 3, system: 'metric' })).toBe('360 g flour | 3 cups');
      expect(spaced({ quantity: 240, unit: unit('ml'), note: '1 cup' }, { scale: 2, system: 'us' })).toBe(
        '2 cups flour | 480 mls',
      );
    });
  });
});
