import { OPERATIONS } from '#contract';
import { areas } from './audit-queries.ts';
import { verbs } from './use-action-name.ts';

it('knows the words for all that is written down', () => {
  const audited = Object.entries(OPERATIONS).filter(([, { audited }]) => audited);
  expect(audited.length).toBeGreaterThan(40);
  const unknown = audited.filter(
    ([id, { tag }]) =>
      !areas.some((area) => area === tag) ||
      !Object.keys(verbs).some((verb) => new RegExp(`^${verb}(?![a-z])`).test(id)),
  );
  expect(unknown.map(([id]) => id)).toEqual([]);
});
