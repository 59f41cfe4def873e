import { OPERATIONS } from '#contract';
import { areas } from './audit-queries.ts';
import { pageOf, wordsOf } from './audited-actions.ts';

it('has the words for every recorded operation', () => {
  const audited = Object.entries(OPERATIONS).filter(([, { audited }]) => audited);
  expect(audited.length).toBeGreaterThan(40);
  const unknown = audited.filter(([id, { tag }]) => {
    const { did, what } = wordsOf(id);
    return !did || !what || !areas.some((area) => area === tag);
  });
  expect(unknown.map(([id]) => id)).toEqual([]);
});

it('links what still exists to its page', () => {
  expect(pageOf({ operation: 'lockUser', subjectId: 'id' }, 'server')).toEqual({
    to: '/admin/manage/users/$id',
    params: { id: 'id' },
  });
  expect(pageOf({ operation: 'deleteAdminUser', subjectId: 'id' }, 'server')).toBeUndefined();
  expect(pageOf({ operation: 'updateNotifier', subjectId: 'id' }, 'group')).toEqual({ to: '/group/notifiers' });
});
