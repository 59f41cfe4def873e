import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const at = (slug: string) => ({ params: { path: { slug } } });
const languageOf = async (slug: string) => (await ada.api.GET('/recipes/{slug}', at(slug))).data.language;

async function languageOfImported(text: string): Promise<string | null> {
  const { data: slug } = await ada.api.POST('/recipes/create/html-or-json', { body: { data: text } });
  return languageOf(slug);
}

const textOf = (name: string, lines: string[], heading: [string, string], step: string) =>
  [name, '', heading[0], ...lines.map((line) => `- ${line}`), '', heading[1], `1. ${step}`].join('\n');

const GERMAN = textOf(
  'Kartoffelsuppe',
  ['500 g Kartoffeln', '2 EL Öl', '1 Zwiebel'],
  ['Zutaten', 'Zubereitung'],
  'Die Kartoffeln schälen und weich kochen.',
);
const ARABIC = textOf('شوربة عدس', ['2 كوب عدس', '1 ملعقة ملح'], ['المكونات', 'الطريقة'], 'يُغسل العدس ويُطبخ حتى ينضج.');

it.each([
  ['de', GERMAN],
  ['ar', ARABIC],
])('finds the language %s by the words of a pasted text', async (language, text) => {
  expect(await languageOfImported(text)).toBe(language);
});

it('takes the language that a page declares', async () => {
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Sopa',
    inLanguage: 'pt-br',
    recipeIngredient: ['1 kg batatas'],
    recipeInstructions: 'Cozinhe.',
  };
  expect(await languageOfImported(JSON.stringify(recipe))).toBe('pt-BR');
});

it('can be changed and taken away, and refuses what is no language', async () => {
  const { data: slug } = await ada.api.POST('/recipes', { body: { name: 'Plain soup', sample: false } });
  expect(await languageOf(slug)).toBeNull();
  await ada.api.PATCH('/recipes/{slug}', { ...at(slug), body: { language: 'fr' } });
  expect(await languageOf(slug)).toBe('fr');
  const { response } = await ada.api.PATCH('/recipes/{slug}', { ...at(slug), body: { language: 'not a tag' } });
  expect(response.status).toBe(422);
  await ada.api.PATCH('/recipes/{slug}', { ...at(slug), body: { language: null } });
  expect(await languageOf(slug)).toBeNull();
});
