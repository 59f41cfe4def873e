/** Tests what steps tell beside the author's words: times, places, what can wait. */
import { pick } from '#contract/objects';
import { type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { asMultipart } from '../support/form.ts';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const at = (slug: string) => ({ params: { path: { slug } } });
const NOTHING = { lastMoment: false, dayBefore: false, keepsMinutes: null, pieces: null, pieceGrams: null };

async function create(name: string, recipeInstructions: object[]) {
  const { data: slug } = await ada.api.POST('/recipes', { body: { name, sample: false } });
  return (await ada.api.PATCH('/recipes/{slug}', { ...at(slug), body: { recipeInstructions } })).data;
}

const factsOf = async (slug: string) =>
  (await ada.api.GET('/recipes/{slug}/step-facts', at(slug))).data.map(({ stepId, ...facts }) => facts);
const mendedOf = (recipe: Awaited<ReturnType<typeof create>>) => recipe.recipeInstructions.map(({ facts }) => facts);

it('reads the facts of each step from its text, with those that a person mended', async () => {
  const { slug } = await create('Bread', [
    { text: 'Knead for 10 minutes, then let it rise for 1 hour.' },
    { text: 'Bake at 220 °C for 35 to 40 minutes.', facts: { handsMinutes: 4, keepsMinutes: 2880 } },
  ]);
  expect(await factsOf(slug)).toEqual([
    {
      ...NOTHING,
      handsMinutes: 10,
      waits: [{ place: 'room', minutes: 60, minutesMax: null, temperature: null }],
    },
    {
      ...NOTHING,
      handsMinutes: 4,
      keepsMinutes: 2880,
      waits: [{ place: 'oven', minutes: 35, minutesMax: 40, temperature: 220 }],
    },
  ]);
});

it('keeps mended facts of a step that is sent without them, and forgets them when null is sent', async () => {
  const recipe = await create('Stew', [{ text: 'Stew it.', facts: { handsMinutes: 7 } }]);
  const [step] = recipe.recipeInstructions;
  const send = async (sent: object) =>
    mendedOf(
      (
        await ada.api.PATCH('/recipes/{slug}', {
          ...at(recipe.slug),
          body: { recipeInstructions: [{ ...pick(step!, ['id', 'text']), ...sent }] },
        })
      ).data,
    );
  expect(await send({ text: 'Stew it well.' })).toEqual([{ handsMinutes: 7 }]);
  expect(await send({ facts: null })).toEqual([null]);
});

describe('mended facts', () => {
  const facts = {
    handsMinutes: 12,
    waits: [{ place: 'fridge', minutes: 120, minutesMax: null, temperature: null }],
    dayBefore: true,
  };
  const steps = [{ text: 'Make the dough.', facts }, { text: 'Bake it for 20 minutes.' }];
  const exported = async (name: string, format: string) => {
    const { slug } = await create(name, steps);
    const params = { path: { slug }, query: { template_name: format } };
    return (await ada.api.GET('/recipes/{slug}/exports', { params, parseAs: 'arrayBuffer' })).data as ArrayBuffer;
  };
  const mendedIn = async (slug: string) => mendedOf((await ada.api.GET('/recipes/{slug}', at(slug))).data);

  it('are in the archive of a recipe, and imported from it', async () => {
    const archive = new File([new Uint8Array(await exported('Tart', 'zip'))], 'tart.zip');
    const { data } = await ada.api.POST('/recipes/create-from-zip', { body: { archive }, ...asMultipart });
    expect(await mendedIn(String(data))).toEqual([facts, null]);
  });

  it('are an extension of schema.org, beside the time that each step takes', async () => {
    const text = new TextDecoder().decode(await exported('Other tart', 'schema'));
    expect(JSON.parse(text)).toMatchObject({
      recipeInstructions: [{ timeRequired: 'PT2H12M', stepFacts: facts }, { timeRequired: 'PT20M' }],
    });
    const { data } = await ada.api.POST('/recipes/create/html-or-json', { body: { data: text } });
    expect(await mendedIn(data)).toEqual([facts, null]);
  });
});
