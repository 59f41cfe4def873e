import { OPERATIONS, type OperationId } from '#contract';
import { operationOf } from '#contract/document';
import { addMember, addStranger, type Person, setUp, startApp } from '../support/app.ts';
import { seen } from '../support/contract-client.ts';
import { operationIds, sendExample } from '../support/examples.ts';
import { Placeholders } from '../support/placeholders.ts';
import { startProvider } from '../support/provider.ts';
import { type Area, AREAS } from './areas.ts';
import type { ContractWorld } from './contract-world.ts';
import { OWN_ACCOUNT } from './own-account.ts';
import { describeKeptFields } from './describe-stored-fields.ts';
import { assertStrangerSeesNothing, namesRows } from './strangers.ts';

/** Operations that work only while there is no user; `setUp()` in `startWorld` tests them. */
const FIRST_USER_ONLY: OperationId[] = ['setUp'];
/** The operation whose example is sent first, because it creates the row that another example asks for. */
const PREPARED_BY: Partial<Record<OperationId, OperationId>> = {
  getDockerText: 'validateDocker',
  getUserPicture: 'setUserImage',
};

/** All permissions except the one of each role, to prove that no other permission grants access. */
const PERMISSIONS_WITHOUT = {
  organizer: { canInvite: true, canManage: true },
  inviter: { canManage: true, canOrganize: true },
  manager: { canInvite: true, canOrganize: true },
  admin: { canInvite: true, canManage: true, canOrganize: true },
};
/** Only the permission of each role. */
const PERMISSIONS_WITH = {
  user: {},
  organizer: { canOrganize: true },
  inviter: { canInvite: true },
  manager: { canManage: true },
};

async function startWorld(): Promise<ContractWorld> {
  const provider = await startProvider();
  provider.open('http://localhost:9000/api/auth/oauth/callback');
  const test = await startApp({
    PROCESS: 'api',
    OIDC_AUTH_ENABLED: 'true',
    OIDC_CONFIGURATION_URL: `${provider.url}/.well-known/openid-configuration`,
    OIDC_CLIENT_ID: 'tureen',
  });
  const admin = await setUp(test.url);
  const membersWith: Record<string, Person> = { admin };
  const membersWithout: Record<string, Person> = {};
  for (const [role, permissions] of Object.entries(PERMISSIONS_WITH))
    membersWith[role] = await addMember(test.url, admin, `only-${role}`, permissions);
  for (const [role, permissions] of Object.entries(PERMISSIONS_WITHOUT))
    membersWithout[role] = await addMember(test.url, admin, `not-${role}`, permissions);
  const stranger = await addStranger(test.url, 'stranger');
  // some operations choose among the recipes of the caller's group
  await stranger.api.POST('/recipes', { body: { name: 'Pie of a stranger' } });
  return { test, provider, admin, stranger, membersWith, membersWithout, placeholders: new Placeholders(test, admin) };
}

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
