import type { OperationId } from '#contract';
import { addMember, addStranger, type Person, setUp, startApp, type TestApp } from '../support/app.ts';
import { Placeholders } from '../support/placeholders.ts';
import { startProvider, type TestProvider } from '../support/provider.ts';

/** Operations that work only while there is no user; `setUp()` in `startWorld` tests them. */
export const FIRST_USER_ONLY: OperationId[] = ['setUp'];
/** The operation whose example is sent first, because it creates the row that another example asks for. */
export const PREPARED_BY: Partial<Record<OperationId, OperationId>> = {
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

/** A server with people of every permission in one group, and a stranger in another. */
export interface ContractWorld {
  test: TestApp;
  provider: TestProvider;
  admin: Person;
  stranger: Person;
  membersWith: Record<string, Person>;
  membersWithout: Record<string, Person>;
  placeholders: Placeholders;
}

export async function startWorld(): Promise<ContractWorld> {
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
