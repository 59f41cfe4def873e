import { readStepFacts } from '#ingredients';
import { mendFact } from './mend-fact.ts';

const read = readStepFacts('Knead for 10 minutes.', 'en');

it('stores only facts that differ from those of the text', () => {
  const mended = mendFact(null, read, { handsMinutes: 15, lastMoment: true });
  expect(mended).toEqual({ handsMinutes: 15, lastMoment: true });
  expect(mendFact(mended, read, { handsMinutes: 10 })).toEqual({ lastMoment: true });
});

it('stores nothing once all is as read', () => {
  expect(mendFact({ waits: [] }, read, { waits: read.waits })).toBeNull();
});
