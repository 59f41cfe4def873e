import { setTimeout as sleep } from 'node:timers/promises';
import { repeatedWarning } from './repeated-warning.ts';

it('logs an outage as one warning and a count', async () => {
  const lines: unknown[][] = [];
  const warn = repeatedWarning({ warn: (...line) => void lines.push(line) }, 20);
  for (let n = 0; n < 600; n++) warn('The job queue does not answer');
  expect(lines).toEqual([['The job queue does not answer']]);
  await sleep(60);
  expect(lines.slice(1)).toEqual([['The job queue does not answer', { count: 600 }]]);
  warn('The job queue does not answer');
  expect(lines).toHaveLength(3);
});
