import { Chaos } from './support/chaos.ts';

it('20 kills of the product, its worker and PostgreSQL, and a full disk: nothing acknowledged is lost', async () => {
  const { kills, acknowledged, lost, faults } = await new Chaos({ kills: 20, pauseMs: 3_000, checkEvery: 20 }).run();
  expect({ lost, faults }).toEqual({ lost: [], faults: [] });
  expect(Object.values(kills).reduce((sum, count) => sum + count)).toBe(20);
  expect(acknowledged).toBeGreaterThan(200);
}, 600_000);
