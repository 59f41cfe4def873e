import { rebase, type Operation } from '#offline-queue';
import type { Entry } from './meals.ts';
import { planChanges } from './plan-offline.ts';
import type { Plan } from './plan-state.ts';
import { fixture } from '../../testing/fixture.ts';

const effects = new Map(planChanges.map((change) => [change.operation, change.effects]));
const PLAN = '/households/mealplans';
const query = { start_date: '2026-11-23', end_date: '2026-11-29' };

it('a recipe that was planned or chosen without a network keeps its name after a reload', () => {
  const recipe = { id: 'soup', name: 'Soup', slug: 'soup' };
  const entry = fixture<Entry>({ uuid: '1', date: '2026-11-24', entryType: 'dinner', recipeId: 'soup', recipe });
  const operation = (more: object) => ({ owner: 'ada', parameters: {}, shown: [entry], ...more }) as Operation;
  const { uuid, date, entryType, recipeId } = entry;
  const planned = operation({ verb: 'post', path: `${PLAN}/batch`, body: [{ uuid, date, entryType, recipeId }] });
  const answer = { items: [] as Entry[] } as Plan;
  const asked = { path: PLAN, parameters: {}, query };
  expect(rebase(effects, asked, { response: answer, operations: [planned] }).items).toMatchObject([{ uuid, recipe }]);
  const other = { ...entry, recipeId: null, recipe: null };
  const chosen = operation({ verb: 'put', path: PLAN, body: [{ uuid, recipeId }] });
  const before = fixture<Plan>({ items: [other] });
  expect(rebase(effects, asked, { response: before, operations: [chosen] }).items).toMatchObject([{ uuid, recipe }]);
});
