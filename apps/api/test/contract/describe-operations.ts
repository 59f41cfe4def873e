import { OPERATIONS, type OperationId } from '#contract';
import { operationOf } from '#contract/document';
import { addMember } from '../support/app.ts';
import { seen } from '../support/contract-client.ts';
import { operationIds, sendExample } from '../support/examples.ts';
import { type Area, AREAS } from './areas.ts';
import { type ContractWorld, FIRST_USER_ONLY, PREPARED_BY, startWorld } from './contract-world.ts';
import { OWN_ACCOUNT } from './own-account.ts';
import { describeKeptFields } from './describe-stored-fields.ts';
import { assertStrangerSeesNothing, namesRows } from './strangers.ts';

/**
 * Declares the tests that hold for each operation of an area: the example gets the declared response, only people with
 * the permission may send it, nothing of another group can be reached, and fields that are sent are kept.
 */
export function describeOperations(area: Area): void {
  const ids = operationIds.filter((id) => operationOf(id).tags.some((tag) => AREAS[area].includes(tag)));
  const guarded = ids.filter((id) => needsAccount(id) && !OWN_ACCOUNT.includes(id));
  const world = {} as ContractWorld;
  beforeAll(async () => void Object.assign(world, await startWorld()));
  afterAll(async () => {
    await world.test.stop();
    await world.provider.stop();
  });

  describe('the example of each operation', () => {
    it.each(ids.filter((id) => !FIRST_USER_ONLY.includes(id)))('%s gets the declared status', async (id) => {
      const { test, admin, placeholders } = world;
      const caller = OWN_ACCOUNT.includes(id) ? await addMember(test.url, admin, `own-${id.toLowerCase()}`) : admin;
      const preparation = PREPARED_BY[id];
      if (preparation) await sendExample(test.url, preparation, admin, placeholders);
      const response = await sendExample(test.url, id, caller, placeholders);
      expect(response.status).toBe(OPERATIONS[id].status);
    });

    it('covers all operations of the area', () => {
      expect(ids.filter((id) => !seen.has(`${id} ${OPERATIONS[id].status}`))).toEqual([]);
    });
  });

  describe('access', () => {
    it.each(guarded)('%s refuses callers who are not signed in', async (id) => {
      const { test, admin, placeholders } = world;
      const response = await sendExample(test.url, id, admin, placeholders.shared, { signedIn: false });
      expect(response.status).toBe(401);
    });

    it.each(guarded.filter((id) => OPERATIONS[id].access !== 'admin'))(
      '%s accepts a member with the permission',
      async (id) => {
        const caller = world.membersWith[OPERATIONS[id].access]!;
        const response = await sendExample(world.test.url, id, caller, world.placeholders);
        expect(response.status).toBe(OPERATIONS[id].status);
      },
    );

    for (const id of guarded.filter((id) => OPERATIONS[id].access !== 'user'))
      it(`${id} refuses a member without the permission`, async () => {
        const caller = world.membersWithout[OPERATIONS[id].access]!;
        const response = await sendExample(world.test.url, id, caller, world.placeholders.shared);
        expect(response.status).toBe(403);
      });

    it.each(guarded)('%s shows a stranger nothing of the group', async (id) => {
      const { test, stranger, placeholders } = world;
      const rows = namesRows(id) ? placeholders.shared : placeholders;
      await assertStrangerSeesNothing(id, await sendExample(test.url, id, stranger, rows));
    });
  });

  describeKeptFields(ids, world);
}

export const needsAccount = (id: OperationId): boolean => !['public', 'visitor'].includes(OPERATIONS[id].access);
