import { DataSource } from 'typeorm';
import { addMember, addStranger, type Person, setUp, signIn, startApp, type TestApp } from '../support/app.ts';
import { contractClient } from '../support/contract-client.ts';
import { asForm, asMultipart } from '../support/form.ts';
import { mailTo, tokenIn } from '../support/mail.ts';
import { pngPicture } from '../support/site.ts';

let test: TestApp;
let ada: Person;
let bo: Person;
beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
  bo = await addMember(test.url, ada, 'bo');
});
afterAll(() => test.stop());

const anonymous = () => contractClient(test.url);
const account = (name: string) => ({
  username: name,
  email: `${name}@example.com`,
  password: 'correct horse',
  passwordConfirm: 'correct horse',
});

describe('registering', () => {
  it('founds a group whose founder may do everything in it, and which is private unless asked otherwise', async () => {
    await anonymous().POST('/users/register', { body: { ...account('gus'), group: 'The Guses' } });
    const gus = await signIn(test.url, 'gus');
    const { data: self } = await gus.api.GET('/users/self');
    expect(self).toMatchObject({
      group: 'The Guses',
      groupSlug: 'the-guses',
      admin: false,
      canManage: true,
      canInvite: true,
      canOrganize: true,
    });
    expect((await gus.api.GET('/groups/self')).data.preferences).toMatchObject({
      privateGroup: true,
      recipePublic: false,
      visibilityNotice: false,
    });
    const open = { ...account('opal'), group: 'Open house', private: false };
    await anonymous().POST('/users/register', { body: open });
    const opal = await signIn(test.url, 'opal');
    expect((await opal.api.GET('/groups/preferences')).data).toMatchObject({
      privateGroup: false,
      recipePublic: true,
      visibilityNotice: false,
    });
    // the administrator did not say anything about it either
    expect((await ada.api.GET('/groups/preferences')).data.privateGroup).toBe(true);
  });

  it('keeps groups public that were, and tells those who manage them until they have chosen', async () => {
    await anonymous().POST('/users/register', { body: { ...account('vera'), group: 'Veras', private: false } });
    const vera = await signIn(test.url, 'vera');
    const preferences = async () => {
      const { privateGroup, visibilityNotice } = (await vera.api.GET('/groups/preferences')).data;
      return { privateGroup, visibilityNotice };
    };
    const database = test.app.get(DataSource);
    const migration = database.migrations.find(({ constructor }) => constructor.name.startsWith('AddVisibilityNotice'));
    if (!migration) throw new Error('There is no such migration.');
    await database.transaction(async ({ queryRunner }) => {
      if (!queryRunner) throw new Error('A transaction has a query runner.');
      await migration.down(queryRunner);
      await migration.up(queryRunner);
    });
    expect(await preferences()).toEqual({ privateGroup: false, visibilityNotice: true });
    expect((await ada.api.GET('/groups/preferences')).data.visibilityNotice).toBe(false);
    await vera.api.PUT('/groups/preferences', { body: { firstDayOfWeek: 1 } });
    expect(await preferences()).toEqual({ privateGroup: false, visibilityNotice: true });
    await vera.api.PUT('/groups/preferences', { body: { visibilityNotice: false } });
    expect(await preferences()).toEqual({ privateGroup: false, visibilityNotice: false });
    await vera.api.PUT('/groups/preferences', { body: { visibilityNotice: true } });
    await vera.api.PUT('/groups/preferences', { body: { privateGroup: true } });
    expect(await preferences()).toEqual({ privateGroup: true, visibilityNotice: false });
  });

  it('founds a group where its founder is: its days and weeks are those of that place', async () => {
    const body = { ...account('mei'), group: 'Meis', locale: 'de-DE', timeZone: 'Asia/Tokyo' };
    await anonymous().POST('/users/register', { body });
    const mei = await signIn(test.url, 'mei');
    const { data } = await mei.api.GET('/groups/preferences');
    expect(data).toMatchObject({ timeZone: 'Asia/Tokyo', firstDayOfWeek: 1 });
  });

  it('joins by invitation as a plain member, as often as the invitation says', async () => {
    const { data: invitation } = await ada.api.POST('/groups/invitations', { body: { uses: 1 } });
    const join = (name: string) =>
      anonymous().POST('/users/register', { body: { ...account(name), groupToken: invitation.token } });
    const { data } = await join('hal');
    expect(data).toMatchObject({
      groupId: ada.groupId,
      admin: false,
      canManage: false,
      canInvite: false,
      canOrganize: false,
    });
    expect((await join('ida')).response.status).toBe(400);
    expect((await ada.api.GET('/groups/invitations')).data).toEqual([]);
  });

  it.each([
    ['username', { username: 'ADA' }, 409],
    ['email', { email: 'Ada@example.com' }, 409],
    ['group', { group: 'home' }, 409],
    ['group', { group: ' ' }, 422],
    ['passwordConfirm', { passwordConfirm: 'something else' }, 422],
    ['password', { password: 'short', passwordConfirm: 'short' }, 422],
    ['email', { email: 'no address' }, 422],
    ['username', { username: 'two words' }, 422],
    ['timeZone', { timeZone: 'Europe/Nowhere' }, 422],
    ['groupToken', { groupToken: 'made-up' }, 400],
  ])('names %s as wrong in %j', async (field, wrong, status) => {
    const { response, error } = await anonymous().POST('/users/register', {
      body: { ...account('jo'), group: 'Group of Jo', ...wrong },
    });
    expect(response.status).toBe(status);
    expect(Object.keys(error!.detail.errors!)).toEqual([field]);
  });

  it('leaves no group behind when the account is refused', async () => {
    await anonymous().POST('/users/register', { body: { ...account('ada'), group: 'Orphan' } });
    expect((await anonymous().GET('/validators/group', { params: { query: { name: 'orphan' } } })).data.valid).toBe(
      true,
    );
  });

  it('takes names and addresses with a space before or behind them', async () => {
    const { response, data } = await anonymous().POST('/users/register', {
      body: { ...account('kay'), username: ' kay ', email: 'Kay@example.com ', group: 'Kays' },
    });
    expect(response.status).toBe(201);
    expect(data).toMatchObject({ username: 'kay', email: 'kay@example.com' });
  });

  it('says beforehand whether it would take a name or an address', async () => {
    const isValid = async (path: string) =>
      ((await (await fetch(`${test.url}/api/validators/${path}`)).json()) as { valid: boolean }).valid;
    expect(await isValid('user/name?name=ADA')).toBe(false);
    expect(await isValid('user/name?name=two%20words')).toBe(false);
    expect(await isValid('user/name?name=nobody%20')).toBe(true);
    expect(await isValid('user/email?email=Ada@example.com')).toBe(false);
    expect(await isValid('user/email?email=no-address')).toBe(false);
    expect(await isValid('user/email?email=nobody@example.com')).toBe(true);
    expect(await isValid('group?name=home')).toBe(false);
    expect(await isValid('group?name=%20')).toBe(false);
    expect(await isValid('group?name=Nobodies')).toBe(true);
  });

  it('says that a name must not contain spaces', async () => {
    const { error } = await anonymous().POST('/users/register', {
      body: { ...account('jo'), group: 'Group of Jo', username: 'two words' },
    });
    expect(error!.detail.errors).toEqual({ username: ['No spaces, please.'] });
  });

  it('is closed where the operator says so, and then tells only administrators who is there', async () => {
    const closed = await startApp({ PROCESS: 'api', ALLOW_SIGNUP: 'false' });
    try {
      const admin = await setUp(closed.url);
      const member = await addMember(closed.url, admin, 'max');
      const isAdaFree = async ({ api }: Pick<Person, 'api'>) =>
        (await api.GET('/validators/user/name', { params: { query: { name: 'ada' } } })).data?.valid;
      expect(await isAdaFree({ api: contractClient(closed.url) })).toBe(true);
      expect(await isAdaFree(member)).toBe(true);
      expect(await isAdaFree(admin)).toBe(false);
      const { response } = await contractClient(closed.url).POST('/users/register', {
        body: { ...account('kim'), group: 'Kims' },
      });
      expect(response.status).toBe(403);
    } finally {
      await closed.stop();
    }
  });
});

describe('a forgotten password', () => {
  it('is set anew with the link from the mail, once', async () => {
    const lea = await addMember(test.url, ada, 'lea');
    const { response } = await anonymous().POST('/users/forgot-password', { body: { email: 'LEA@example.com' } });
    expect(response.status).toBe(200);
    const token = tokenIn(await mailTo(test, 'lea@example.com'));
    const reset = (password: string) =>
      anonymous().POST('/users/reset-password', { body: { token, password, passwordConfirm: password } });
    expect((await reset('battery staple')).response.status).toBe(200);
    expect((await lea.api.GET('/users/self')).response.status).toBe(401);
    expect((await signIn(test.url, 'lea', 'battery staple')).id).toBe(lea.id);
    expect((await reset('another one')).response.status).toBe(400);
  });

  it('is set anew for accounts of a directory that is not in use any more', async () => {
    const rene = await addMember(test.url, ada, 'rene');
    await test.app.get(DataSource).query(`UPDATE users SET auth_method = 'LDAP' WHERE id = $1`, [rene.id]);
    await anonymous().POST('/users/forgot-password', { body: { email: 'rene@example.com' } });
    const token = tokenIn(await mailTo(test, 'rene@example.com'));
    const body = { token, password: 'battery staple', passwordConfirm: 'battery staple' };
    expect((await anonymous().POST('/users/reset-password', { body })).response.status).toBe(200);
    expect((await signIn(test.url, 'rene', 'battery staple')).id).toBe(rene.id);
  });

  it('tells nobody whether an address is known', async () => {
    const known = await anonymous().POST('/users/forgot-password', { body: { email: 'ada@example.com' } });
    const unknown = await anonymous().POST('/users/forgot-password', { body: { email: 'nobody@example.com' } });
    expect(unknown.data).toEqual(known.data);
  });
});

describe('changing a user', () => {
  const path = () => ({ id: bo.id });

  it('has the user name where the full name is blank', async () => {
    const { data } = await bo.api.PATCH('/users/{id}', { params: { path: path() }, body: { fullName: '  ' } });
    expect(data.fullName).toBe('bo');
  });

  it('keeps what is not sent, and refuses what one may not change', async () => {
    const refused = { fullName: 'Bo Boss', admin: true, canManage: true, canOrganize: true, group: 'Nowhere' };
    const { response } = await bo.api.PUT('/users/{id}', { params: { path: path() }, body: refused });
    expect(response.status).toBe(403);
    const body = { fullName: 'Bo Baker', admin: false, canInvite: false, group: 'Home' };
    const { data } = await bo.api.PUT('/users/{id}', { params: { path: path() }, body });
    expect(data).toMatchObject({
      fullName: 'Bo Baker',
      username: 'bo',
      admin: false,
      canManage: false,
      canOrganize: false,
      canInvite: false,
      group: 'Home',
    });
  });

  it('gives an administrator all permissions', async () => {
    const max = await addMember(test.url, ada, 'max', { admin: true });
    expect((await max.api.GET('/users/self')).data).toMatchObject({
      canManage: true,
      canInvite: true,
      canOrganize: true,
    });
  });

  it('does not let the administrator step down, or delete the own account', async () => {
    const own = { params: { path: { id: ada.id } } };
    expect((await ada.api.PATCH('/users/{id}', { ...own, body: { admin: false } })).response.status).toBe(403);
    expect((await ada.api.DELETE('/users/{id}', own)).response.status).toBe(400);
  });

  it('refuses a name that is taken, and a group that does not exist', async () => {
    const { error } = await bo.api.PATCH('/users/{id}', { params: { path: path() }, body: { username: 'Ada' } });
    expect(Object.keys(error!.detail.errors!)).toEqual(['username']);
    const { response } = await ada.api.PATCH('/users/{id}', { params: { path: path() }, body: { group: 'Nowhere' } });
    expect(response.status).toBe(422);
  });

  it('shows nobody else', async () => {
    const stranger = await addStranger(test.url, 'nora');
    expect((await stranger.api.GET('/users/{id}', { params: { path: path() } })).response.status).toBe(403);
    expect((await stranger.api.GET('/users/{id}/favorites', { params: { path: path() } })).response.status).toBe(404);
  });

  it('leaves the recipes of a user who is deleted to the group', async () => {
    const ole = await addMember(test.url, ada, 'ole');
    const { data: slug } = await ole.api.POST('/recipes', { body: { name: 'Smørrebrød' } });
    await ada.api.DELETE('/users/{id}', { params: { path: { id: ole.id } } });
    const { data } = await ada.api.GET('/recipes/{slug}', { params: { path: { slug: slug } } });
    expect(data.userId).toBe('00000000-0000-0000-0000-000000000000');
    expect(
      (
        await contractClient(test.url).POST('/auth/token', {
          body: { username: 'ole', password: 'correct horse' },
          ...asForm,
        })
      ).response.status,
    ).toBe(401);
  });
});

it('JSON signs in as a form does', async () => {
  const send = async (body: object) =>
    (await contractClient(test.url).POST('/auth/token', { body: body as never })).response;
  expect((await send({ username: 'ada', password: 'correct horse', remember_me: true })).status).toBe(200);
  expect((await send({ username: 'ada', password: 'wrong horse' })).status).toBe(401);
  expect((await send({ username: 'ada' })).status).toBe(422);
});

describe('the picture of a user', () => {
  it('is re-encoded and changes the key under which browsers keep it', async () => {
    const before = (await bo.api.GET('/users/self')).data.cacheKey;
    const profile = new File([new Uint8Array(await pngPicture(900, 300))], 'me.png', { type: 'image/png' });
    await bo.api.POST('/users/{id}/image', { params: { path: { id: bo.id } }, body: { profile }, ...asMultipart });
    expect((await bo.api.GET('/users/self')).data.cacheKey).not.toBe(before);
    const redirect = await fetch(`${test.url}/api/users/${bo.id}/image`, {
      headers: { authorization: `Bearer ${bo.token}` },
    });
    expect(redirect.headers.get('content-type')).toBe('image/webp');
  });

  it.each([
    ['a text called .png', 'just text'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['nothing', ''],
  ])('is not %s', async (_, content) => {
    const profile = new File([content], 'me.png', { type: 'image/png' });
    const { response } = await bo.api.POST('/users/{id}/image', {
      params: { path: { id: bo.id } },
      body: { profile },
      ...asMultipart,
    });
    expect(response.status).toBe(400);
  });

  it('names the file that is missing', async () => {
    const { response, error } = await bo.api.POST('/users/{id}/image', {
      params: { path: { id: bo.id } },
      body: {} as never,
      ...asMultipart,
    });
    expect(response.status).toBe(422);
    expect(Object.keys(error!.detail.errors!)).toEqual(['profile']);
  });
});
