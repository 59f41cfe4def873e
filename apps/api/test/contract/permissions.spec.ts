import { OPERATIONS, type OperationId } from '#contract';
import { addMember, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { sendExample } from '../support/examples.ts';
import { Placeholders } from '../support/placeholders.ts';

const PERMISSIONS = {
  user: {},
  organizer: { canOrganize: true },
  inviter: { canInvite: true },
  manager: { canManage: true },
  admin: { admin: true },
};
type Role = keyof typeof PERMISSIONS;
const ROLES = Object.keys(PERMISSIONS) as Role[];

/** One operation for each level of access; the other operations are tried with one allowed and one refused person each. */
const OPERATION_OF: Record<Role, OperationId> = {
  user: 'createRecipe',
  organizer: 'createTag',
  inviter: 'createInvitation',
  manager: 'updateGroupPreferences',
  admin: 'createGroup',
};

let test: TestApp;
let placeholders: Placeholders;
const people = {} as Record<Role, Person>;

beforeAll(async () => {
  test = await startApp({ PROCESS: 'api' });
  const admin = await setUp(test.url);
  placeholders = new Placeholders(test, admin);
  for (const role of ROLES) people[role] = await addMember(test.url, admin, role, PERMISSIONS[role]);
});
afterAll(() => test.stop());

describe.each(ROLES)('an operation for the role %s', (access) => {
  const id = OPERATION_OF[access];

  it.each(ROLES)('is answered as the contract says for the role %s', async (role) => {
    expect(OPERATIONS[id].access).toBe(access);
    const isAllowed = [access, 'admin'].includes(role) || access === 'user';
    const { status } = await sendExample(test.url, id, people[role], placeholders);
    expect(status).toBe(isAllowed ? OPERATIONS[id].status : 403);
  });
});
