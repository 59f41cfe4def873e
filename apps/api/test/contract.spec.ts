import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { OPERATIONS, type OperationId } from '#contract';
import { document, operationOf, parametersOf } from '#contract/document';
import { addMember, addStranger, type Person, setUp, signIn, startApp, type TestApp } from './support/app.ts';
import { seen } from './support/contract-client.ts';
import { operationIds, sendExample } from './support/examples.ts';
import { Placeholders } from './support/placeholders.ts';
import { startProvider, type TestProvider } from './support/provider.ts';

let test: TestApp;
let provider: TestProvider;
let admin: Person;
let placeholders: Placeholders;
const callers: Record<string, Person> = {};

beforeAll(async () => {
  provider = await startProvider();
  provider.open('http://localhost:9000/api/auth/oauth/callback');
  test = await startApp({
    PROCESS: 'api',
    OIDC_AUTH_ENABLED: 'true',
    OIDC_CONFIGURATION_URL: `${provider.url}/.well-known/openid-configuration`,
    OIDC_CLIENT_ID: 'tureen',
  });
  admin = await setUp(test.url);
  placeholders = new Placeholders(test, admin);
  callers.member = await addMember(test.url, admin, 'member');
  callers.organizer = await addMember(test.url, admin, 'organizer', { canOrganize: true });
  callers.inviter = await addMember(test.url, admin, 'inviter', { canInvite: true });
  callers.manager = await addMember(test.url, admin, 'manager', { canManage: true });
  callers.stranger = await addStranger(test.url, 'stranger');
  callers.admin = admin;
});
afterAll(async () => {
  await test.stop();
  await provider.stop();
});

interface Row {
  operationId?: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: object };
}

/** One line an operation: verb, path, id, parameters, and what it takes. */
const line = (
  method: string,
  path: string,
  id: string,
  parameters: { name: string; in: string }[],
  body?: { content: object },
) =>
  `${method} ${path} ${id} (${parameters
    .map((parameter) => `${parameter.in}:${parameter.name}`)
    .sort()
    .join(' ')}) ${Object.keys(body?.content ?? {}).join()}`;

it('serves exactly the operations of the contract', () => {
  const emitted = SwaggerModule.createDocument(test.app, new DocumentBuilder().build(), { ignoreGlobalPrefix: true });
  const served = Object.entries(emitted.paths as Record<string, Record<string, Row>>).flatMap(([path, item]) =>
    Object.entries(item).map(([method, row]) =>
      line(method, path, row.operationId ?? '', row.parameters ?? [], row.requestBody),
    ),
  );
  const written = Object.entries(document.paths).flatMap(([path, { parameters: _, ...item }]) =>
    Object.entries(item).map(([method, operation]) => {
      const id = operation['x-alias-of'] ?? operation.operationId;
      return line(method, path, id, parametersOf(id), operation.requestBody);
    }),
  );
  expect(served.sort()).toEqual(written.sort());
});

/** Works only while there is no user, so that it is what this file starts with. */
const ONCE: OperationId[] = ['setUp'];
/** Change the account of the caller, so that they get one of their own. */
const OWN_ACCOUNT: OperationId[] = [
  'acceptInvitation',
  'beginTwoFactor',
  'changePassword',
  'confirmTwoFactor',
  'disableTwoFactor',
  'leaveGroup',
  'linkExternalIdentity',
  'logout',
  'refreshToken',
  'refreshTokenByGet',
  'renewRecoveryCodes',
];

describe('the example of each operation', () => {
  it.each(operationIds.filter((id) => !ONCE.includes(id)))('%s', async (id) => {
    const caller = OWN_ACCOUNT.includes(id) ? await addMember(test.url, admin, `own-${id.toLowerCase()}`) : admin;
    if (id === 'getDockerText') await sendExample(test.url, 'validateDocker', admin, placeholders);
    if (id === 'getUserPicture') await sendExample(test.url, 'setUserImage', admin, placeholders);
    const response = await sendExample(test.url, id, caller, placeholders);
    expect(response.status).toBe(OPERATIONS[id].status);
  });

  it('covers every operation', () => {
    const missing = operationIds.filter((id) => !seen.has(`${id} ${OPERATIONS[id].status}`));
    expect(missing).toEqual([]);
  });
});

const ROLES_OF: Record<string, string[]> = {
  user: ['member', 'organizer', 'inviter', 'manager', 'admin'],
  organizer: ['organizer', 'admin'],
  inviter: ['inviter', 'admin'],
  manager: ['manager', 'admin'],
  admin: ['admin'],
};
const guarded = operationIds.filter(
  (id) => !['public', 'visitor'].includes(OPERATIONS[id].access) && !OWN_ACCOUNT.includes(id),
);

describe('who may do what', () => {
  it.each(guarded)('%s: nobody without signing in', async (id) => {
    expect((await sendExample(test.url, id, admin, placeholders, { signedIn: false })).status).toBe(401);
  });

  it.each(guarded)('%s: by role', async (id) => {
    for (const role of ['member', 'organizer', 'inviter', 'manager', 'admin']) {
      const { status } = await sendExample(test.url, id, callers[role]!, placeholders);
      const allowed = ROLES_OF[OPERATIONS[id].access]!.includes(role);
      expect([role, allowed ? status < 400 : status]).toEqual([role, allowed || 403]);
    }
  });

  it.each(guarded)('%s: nothing of another group', async (id) => {
    const { status } = await sendExample(test.url, id, callers.stranger!, placeholders);
    // founders have all permissions in their own group; what belongs to another one does not exist for them
    const { body, path, query } = operationOf(id)['x-example'];
    if (OPERATIONS[id].access === 'admin') expect(status).toBe(403);
    else if (namesRows(path)) expect([403, 404]).toContain(status);
    else if (namesRows(body)) expect([403, 404, 422]).toContain(status);
    // lists that are asked for what belongs to one of them are empty
    else if (namesRows(query)) expect([200, 403, 404, 422]).toContain(status);
    else expect(status).toBeLessThan(400);
  });
});

/** What examples name that belongs to nobody in particular, or is for everybody. */
const NOBODYS = new Set([
  ...[
    'self',
    'new',
    'apiToken',
    'session',
    'invitation',
    'pictureUrl',
    'picture',
    'recipePage',
    'resetToken',
    'downloadToken',
  ],
  ...['recipeArchive', 'recipeZip', 'upload'],
  ...['newPasskeyChallenge', 'newPasskey', 'passkey', 'externalIdentity'],
  ...['openShare', 'publicGroup', 'publicRecipe'],
]);
const namesRows = (example: unknown): boolean =>
  [...(JSON.stringify(example) ?? '').matchAll(/\{(\w+)\}/g)].some(([, name]) => !NOBODYS.has(name!));

it('signs in by e-mail as well', async () => {
  expect((await signIn(test.url, 'ADA@example.com')).id).toBe(admin.id);
});
