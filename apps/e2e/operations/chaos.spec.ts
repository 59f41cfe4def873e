import { Chaos } from './support/chaos.ts';

it('loses nothing acknowledged and no part of a job in 20 kills and outages of its processes, PostgreSQL, Redis and the disk', async () => {
  const { kills, acknowledged, acceptedPages, lost, faults } = await new Chaos({
    kills: 20,
    pauseMs: 3_000,
    checkEvery: 20,
  }).run();
  expect({ lost, faults }).toEqual({ lost: [], faults: [] });
  expect(Object.values(kills).reduce((sum, count) => sum + count)).toBe(20);
  // about one import of six pages for every second fault, even on a slow machine
  expect(acceptedPages).toBeGreaterThan(20);
  expect(acknowledged).toBeGreaterThan(200);
}, 600_000);
