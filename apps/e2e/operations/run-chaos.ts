/**
 * Kills the product, its worker and PostgreSQL under load, takes PostgreSQL, Redis and the disk away for 20 seconds,
 * and compares what is there with what was acknowledged and accepted: `npm run chaos -- --kills 1000`. Runs what `npm run build` has built. Ends with 1 if anything was lost.
 */
import { parseArgs } from 'node:util';
import { Chaos } from './support/chaos.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, pause: { type: 'string', default: '20' } },
});
const chaos = new Chaos({
  kills: Number(values.kills),
  pauseMs: Number(values.pause) * 1000,
  checkEvery: 25,
  log: console.log,
});
const { kills, acknowledged, acceptedPages, lost, faults } = await chaos.run();
console.log(JSON.stringify({ kills, acknowledged, acceptedPages, lost, faults: faults.slice(0, 20) }, null, 2));
process.exit(lost.length || faults.length ? 1 : 0);
