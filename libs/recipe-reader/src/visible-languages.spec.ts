import { readRecipe } from './index.ts';
import { headingKind } from './visible/lexicon.ts';

const list = '<ul><li>3 leeks</li><li>1 l stock</li><li>200 g potatoes</li></ul>';
const steps =
  '<ol><li>Wash the leeks and cut them into rings.</li><li>Boil them in the stock until they are soft.</li></ol>';

/** Texts by language for 10 minutes of preparation, 80 of cooking, 90 in all, and 4 servings. */
const facts: [string, string[]][] = [
  ['zh-TW', ['準備時間：10分鐘', '烹飪時間：1小時20分鐘', '總時間：1小時30分鐘', '份量：4人份']],
  ['zh-CN', ['准备时间：10分钟', '烹饪时间：1小时20分钟', '总时间：1小时30分钟', '4人份']],
  [
    'vi',
    [
      'Thời gian chuẩn bị: 10 phút',
      'Thời gian nấu: 1 giờ 20 phút',
      'Tổng thời gian: 1 giờ 30 phút',
      'Khẩu phần: 4 người',
    ],
  ],
  ['uk', ['Час підготовки: 10 хв', 'Час приготування: 1 год 20 хв', 'Загальний час: 1 год 30 хв', 'Порцій: 4']],
  ['tr', ['Hazırlık süresi: 10 dk', 'Pişirme süresi: 1 saat 20 dk', 'Toplam süre: 1 saat 30 dk', '4 kişilik']],
  ['sv', ['Förberedelse: 10 min', 'Ugnstid: 1 tim 20 min', 'Total tid: 1 tim 30 min', '4 portioner']],
  ['sr', ['Време припреме: 10 минута', 'Време кувања: 1 сат 20 минута', 'Укупно време: 1 сат 30 минута', '4 особе']],
  ['sl', ['Čas priprave: 10 minut', 'Čas kuhanja: 1 ura 20 minut', 'Skupni čas: 1 ura 30 minut', '4 osebe']],
  ['sk', ['Čas prípravy: 10 minút', 'Čas varenia: 1 hod 20 min', 'Celkový čas: 1 hod 30 min', '4 porcie']],
  ['ru', ['Время подготовки: 10 мин', 'Время готовки: 1 час 20 мин', 'Общее время: 1 час 30 мин', '4 порции']],
  ['ro', ['Timp de pregătire: 10 min', 'Timp de gătire: 1 oră 20 min', 'Timp total: 1 oră 30 min', '4 porții']],
  [
    'pt',
    ['Tempo de preparação: 10 min', 'Tempo de cozedura: 1 hora e 20 min', 'Tempo total: 1 hora e 30 min', '4 porções'],
  ],
  [
    'pl',
    ['Czas przygotowania: 10 min', 'Czas gotowania: 1 godz. 20 min', 'Całkowity czas: 1 godz. 30 min', '4 porcje'],
  ],
  ['no', ['Forberedelsestid: 10 min', 'Steketid: 1 time 20 min', 'Total tid: 1 time 30 min', '4 porsjoner']],
  ['nl', ['Voorbereidingstijd: 10 min', 'Oventijd: 1 uur 20 min', 'Totale tijd: 1 uur 30 min', '4 personen']],
  [
    'lv',
    [
      'Sagatavošanas laiks: 10 min',
      'Gatavošanas laiks: 1 stunda 20 min',
      'Kopējais laiks: 1 stunda 30 min',
      '4 porcijas',
    ],
  ],
  ['lt', ['Paruošimo laikas: 10 min', 'Kepimo laikas: 1 val. 20 min', 'Bendras laikas: 1 val. 30 min', '4 porcijos']],
  ['ko', ['준비시간: 10분', '조리: 1시간 20분', '총 조리시간: 1시간 30분', '4인분']],
  ['ja', ['準備時間：10分', '加熱時間：1時間20分', '合計時間：1時間30分', '4人分']],
  ['it', ['Preparazione: 10 min', 'Cottura: 1 ora e 20 min', 'Tempo totale: 1 ora e 30 min', 'Dosi per 4 persone']],
  ['hu', ['Előkészítési idő: 10 perc', 'Sütési idő: 1 óra 20 perc', 'Teljes idő: 1 óra 30 perc', '4 adag']],
  ['hr', ['Vrijeme pripreme: 10 min', 'Vrijeme kuhanja: 1 sat 20 min', 'Ukupno vrijeme: 1 sat 30 min', 'Za 4 osobe']],
  ['he', ['זמן הכנה: 10 דקות', 'זמן בישול: 1 שעה ו-20 דקות', 'זמן כולל: 90 דקות', '4 מנות']],
  [
    'gl',
    ['Tempo de preparación: 10 min', 'Tempo de cocción: 1 hora e 20 min', 'Tempo total: 1 hora e 30 min', '4 persoas'],
  ],
  ['fr', ['Temps de préparation : 10 min', 'Temps de cuisson : 1 h 20', 'Temps total : 1 h 30', 'Pour 4 personnes']],
  ['fi', ['Valmisteluaika: 10 min', 'Kypsennysaika: 1 t 20 min', 'Kokonaisaika: 1 t 30 min', '4 annosta']],
  [
    'es',
    ['Tiempo de preparación: 10 min', 'Tiempo de cocción: 1 h 20 min', 'Tiempo total: 1 h 30 min', 'Para 4 personas'],
  ],
  ['en', ['Prep time: 10 min', 'Cook time: 1 hr 20', 'Total time: 1½ hours', 'Serves 4']],
  [
    'el',
    [
      'Χρόνος προετοιμασίας: 10 λεπτά',
      'Χρόνος μαγειρέματος: 1 ώρα και 20 λεπτά',
      'Συνολικός χρόνος: 90 λεπτά',
      '4 μερίδες',
    ],
  ],
  ['de', ['Vorbereitungszeit: 10 Min.', 'Backzeit: 1 Std. 20 Min.', 'Gesamtzeit: 1,5 Stunden', 'Für 4 Personen']],
  ['da', ['Forberedelse: 10 min.', 'Stegetid: 1 time 20 min.', 'Tid i alt: 1 time 30 min.', '4 personer']],
  ['cs', ['Doba přípravy: 10 minut', 'Doba vaření: 1 hod 20 minut', 'Celkový čas: 1 hod 30 minut', '4 porce']],
  ['ca', ['Temps de preparació: 10 min', 'Temps de cocció: 1 hora 20 min', 'Temps total: 1 hora 30 min', '4 persones']],
  [
    'bg',
    ['Време за подготовка: 10 минути', 'Време за готвене: 1 час 20 минути', 'Общо време: 1 час 30 минути', '4 порции'],
  ],
  ['ar', ['وقت التحضير: 10 دقائق', 'وقت الطهي: 80 دقيقة', 'الوقت الكلي: 90 دقيقة', '4 أشخاص']],
  ['af', ['Voorbereidingstyd: 10 min', 'Kooktyd: 1 uur 20 min', 'Totale tyd: 1 uur 30 min', '4 porsies']],
];

describe.each([
  ['on lines of their own', '</p><p>'],
  ['between bars', ' | '],
  ['with nothing between them', ' '],
])('times and yields %s', (_, between) => {
  it.each(facts)('are read in %s', (_language, texts) => {
    const page = `<h1>X</h1><p>${texts.join(between)}</p><h2>Ingredients</h2>${list}<h2>Method</h2>${steps}`;
    const recipe = readRecipe(page, { url: 'https://kitchen.example/x' }).recipe!;
    const minutes = [recipe.prepTime, recipe.cookTime, recipe.totalTime].map((time) => time?.minutes);
    expect([...minutes, recipe.servings]).toEqual([10, 80, 90, 4]);
  });
});

describe('headings that speak to the reader', () => {
  it.each([
    ['Was Du brauchst', 'So geht’s'],
    ['Il vous faut :', 'Comment procéder ?'],
    ['Cosa serve', 'Come si fa'],
    ['¿Qué necesitas?', 'Cómo se prepara'],
    ['Wat je nodig hebt', 'Zo maak je het'],
    ['Ingredientai', 'Gaminimo eiga'],
    ['Υλικά', 'Μέθοδος εκτέλεσης'],
    ['Ingredients for 4', 'Steps to make it'],
  ])('“%s” and “%s” announce the lists', (ingredients, method) => {
    expect(headingKind(ingredients)).toBe('ingredients');
    expect(headingKind(method)).toBe('steps');
  });
});

describe('lines without any headings', () => {
  it.each([
    [
      'zh',
      ['面粉250克', '鸡蛋2个', '牛奶100毫升', '盐少许'],
      ['面粉加鸡蛋和牛奶搅匀。', '加盐静置20分钟。', '平底锅小火煎熟。'],
    ],
    [
      'ko',
      ['밀가루 250g', '계란 2개', '우유 1컵'],
      ['밀가루에 계란과 우유를 넣고 섞는다.', '소금을 넣고 20분 동안 둔다.', '팬에 얇게 부친다.'],
    ],
    [
      'fa',
      ['۲۵۰ گرم آرد', '۲ عدد تخم مرغ', 'کمی نمک'],
      ['آرد را با تخم مرغ مخلوط کنید.', 'نمک بزنید و کنار بگذارید.', 'در تابه نازک بپزید.'],
    ],
    [
      'en',
      ['250 g flour', '2 eggs', 'salt'],
      [
        'Sift the flour into a bowl.',
        'Beat the eggs in a cup.',
        'Stir both until smooth.',
        'Add the salt and rest it.',
        'Heat a pan with oil.',
        'Fry them on both sides.',
        'Keep them warm in the oven.',
        'Serve them with jam.',
      ],
    ],
  ])('are read as ingredients and steps in %s', (_language, foods, method) => {
    const paragraphs = method.map((step) => `<p>${step}</p>`).join('');
    const { recipe } = readRecipe(`<h1>X</h1><p>${foods.join('<br>')}</p>${paragraphs}`, { url: '' });
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual(foods);
    expect(recipe?.instructions.map(({ text }) => text)).toEqual(method);
  });
});
