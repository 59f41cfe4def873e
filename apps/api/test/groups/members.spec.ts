import { addMember, addStranger, type Person, setUp, signIn, startApp, type TestApp } from '../support/app.ts';
import { mailTo } from '../support/mail.ts';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await startApp();
  ada = await setUp(test.url);
});
afterAll(() => test.stop());

const permit = async (who: Person, userId: string, permissions: object) =>
  (await who.api.PUT('/groups/permissions', { body: { userId, ...permissions } })).response.status;
const invite = async (who = ada, body = { uses: 1 }) => (await who.api.POST('/groups/invitations', { body })).data;
const self = async (who: Person) => (await who.api.GET('/users/self')).data;

describe('permissions', () => {
  it('are given and taken by who manages, one by one', async () => {
    const ben = await addMember(test.url, ada, 'ben');
    const manager = await addMember(test.url, ada, 'mia', { canManage: true });
    expect(await permit(manager, ben.id, { canInvite: true })).toBe(200);
    expect(await permit(manager, ben.id, { canOrganize: true })).toBe(200);
    expect(await self(ben)).toMatchObject({ canInvite: true, canOrganize: true, canManage: false });
    expect(await permit(manager, ben.id, { canInvite: false })).toBe(200);
    expect(await self(ben)).toMatchObject({ canInvite: false, canOrganize: true });
  });

  it.each([
    ['a member', 'other', {}, 403],
    ['an organizer', 'other', { canOrganize: true }, 403],
    ['an inviter', 'other', { canInvite: true }, 403],
    ['a manager', 'other', { canManage: true }, 200],
    ['a manager', 'self', { canManage: true }, 403],
    ['a manager', 'administrator', { canManage: true }, 400],
    ['a manager', 'stranger', { canManage: true }, 404],
  ])('%s changes those of: %s', async (_, whose, may, expected) => {
    const name = crypto.randomUUID().slice(0, 8);
    const caller = await addMember(test.url, ada, `caller-${name}`, may);
    const other = await addMember(test.url, ada, `other-${name}`);
    const stranger = await addStranger(test.url, `stranger-${name}`);
    const id = new Map([
      ['other', other.id],
      ['self', caller.id],
      ['administrator', ada.id],
      ['stranger', stranger.id],
    ]).get(whose)!;
    expect(await permit(caller, id, { canInvite: true })).toBe(expected);
  });

  it('leave a manager when two take the permission from each other at once', async () => {
    const founder = await addStranger(test.url, 'founder');
    const { token } = await invite(founder);
    const second = await addStranger(test.url, 'second');
    await second.api.POST('/groups/invitations/accept', { body: { token } });
    await permit(founder, second.id, { canManage: true });
    await Promise.all([
      permit(founder, second.id, { canManage: false }),
      permit(second, founder.id, { canManage: false }),
    ]);
    const members = (await founder.api.GET('/groups/members')).data;
    expect(members.filter(({ canManage }) => canManage)).toHaveLength(1);
  });
});

describe('members', () => {
  it('are listed with what they may do, and shown one by one', async () => {
    const members = (await ada.api.GET('/groups/members')).data;
    expect(members.map(({ username }) => username)).toEqual(expect.arrayContaining(['ada', 'ben']));
    const slug = (await ada.api.POST('/recipes', { body: { name: 'Soup of Ada' } })).data;
    expect(slug).toBe('soup-of-ada');
    const { data } = await ada.api.GET('/groups/members/{id}', { params: { path: { id: 'ADA' } } });
    expect(data).toMatchObject({ id: ada.id, recipeCount: 1 });
    expect(data).not.toHaveProperty('email');
  });
});

describe('leaving', () => {
  it('takes a person to a group of their own; what they made stays, without an owner', async () => {
    const leaver = await addMember(test.url, ada, 'leaver');
    const slug = (await leaver.api.POST('/recipes', { body: { name: 'Farewell cake' } })).data;
    const { data: token } = await leaver.api.POST('/users/api-tokens', { body: { name: 'display' } });
    const { data, response } = await leaver.api.POST('/groups/leave', { body: { group: 'Alone' } });
    expect(response.status).toBe(200);
    expect(data).toMatchObject({ group: 'Alone', canManage: true, canInvite: true, canOrganize: true });
    const recipe = (await ada.api.GET('/recipes/{slug}', { params: { path: { slug } } })).data;
    expect(recipe.userId).not.toBe(leaver.id);
    expect((await leaver.api.GET('/recipes')).data.total).toBe(0);
    const old = await fetch(`${test.url}/api/recipes`, { headers: { authorization: `Bearer ${token.token}` } });
    expect(old.status).toBe(401);
  });

  it('is refused to the last manager while others are there', async () => {
    const last = await addStranger(test.url, 'last');
    const { token } = await invite(last);
    const guest = await addStranger(test.url, 'guest');
    await guest.api.POST('/groups/invitations/accept', { body: { token } });
    const leave = async (who: Person) =>
      (await who.api.POST('/groups/leave', { body: { group: `New of ${who.username}` } })).response.status;
    expect(await leave(last)).toBe(400);
    await permit(last, guest.id, { canManage: true });
    expect(await leave(last)).toBe(200);
    expect((await guest.api.GET('/groups/members')).data).toHaveLength(1);
  });
});

describe('an invitation', () => {
  it('is accepted by somebody who is signed in, without any permission in the new group', async () => {
    const cook = await addStranger(test.url, 'cook');
    const { token } = await invite();
    const { data } = await cook.api.POST('/groups/invitations/accept', { body: { token } });
    expect(data).toMatchObject({ group: 'Home', groupId: ada.groupId, canManage: false, canInvite: false });
    const late = await addStranger(test.url, 'late');
    expect((await late.api.POST('/groups/invitations/accept', { body: { token } })).response.status).toBe(400);
    expect((await self(late)).groupId).toBe(late.groupId);
  });

  it('is not used up by who is in the group already', async () => {
    const { token, id } = await invite();
    expect((await ada.api.POST('/groups/invitations/accept', { body: { token } })).response.status).toBe(200);
    expect((await ada.api.GET('/groups/invitations')).data.find((one) => one.id === id)!.usesLeft).toBe(1);
  });

  it('can be revoked, and lasts as long as it says', async () => {
    const { token, id, expiresAt } = await invite(ada, { uses: 3, days: 30 } as { uses: number });
    expect((Date.parse(expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
    expect((await ada.api.DELETE('/groups/invitations/{id}', { params: { path: { id } } })).data.id).toBe(id);
    const described = await ada.api.GET('/users/register/invitation', { params: { query: { token } } });
    expect(described.response.status).toBe(404);
  });

  it('is mailed in the language of the person', async () => {
    const { token } = await invite();
    const { data } = await ada.api.POST('/groups/invitations/email', {
      body: { email: 'jule@example.com', token, locale: 'de-DE' },
    });
    expect(data).toEqual({ success: true, error: null });
    const mail = await mailTo(test, 'jule@example.com');
    expect(mail).toContain(`/register?token=${token}`);
    expect(mail).toContain('Einladung');
    const { data: ended } = await ada.api.POST('/groups/invitations/email', {
      body: { email: 'jule@example.com', token: 'nothing' },
    });
    expect(ended.success).toBe(false);
    expect(ended.error).not.toBeNull();
  });
});

describe('the group', () => {
  it('counts what it has', async () => {
    const who = await addStranger(test.url, 'counter');
    await who.api.POST('/recipes', { body: { name: 'One' } });
    await who.api.POST('/organizers/tags', { body: { name: 'Quick' } });
    expect((await who.api.GET('/groups/statistics')).data).toEqual({
      totalRecipes: 1,
      totalUsers: 1,
      totalCategories: 0,
      totalTags: 1,
      totalTools: 0,
    });
  });

  it('says how much room its pictures take', async () => {
    const who = await addStranger(test.url, 'painter');
    const room = async () => (await who.api.GET('/groups/storage')).data;
    expect(await room()).toMatchObject({ usedStorageBytes: 0, usedStorageStr: '0 bytes' });
    const slug = (await who.api.POST('/recipes', { body: { name: 'Picture' } })).data;
    const body = { url: `${test.site.url}/picture.png` };
    await who.api.POST('/recipes/{slug}/image', { params: { path: { slug } }, body });
    const { usedStorageBytes, totalStorageBytes } = await room();
    expect(usedStorageBytes).toBeGreaterThan(100);
    expect(totalStorageBytes).toBeGreaterThan(usedStorageBytes);
  });

  it('chooses categories, of its own only', async () => {
    const soups = (await ada.api.POST('/organizers/categories', { body: { name: 'Soups' } })).data;
    const cakes = (await ada.api.POST('/organizers/categories', { body: { name: 'Cakes' } })).data;
    const choose = async (...rows: { id: string }[]) => ada.api.PUT('/groups/categories', { body: rows });
    expect((await choose(soups, cakes)).data.map(({ name }) => name)).toEqual(['Cakes', 'Soups']);
    expect((await choose(soups)).data.map(({ name }) => name)).toEqual(['Soups']);
    expect((await ada.api.GET('/groups/self')).data.categories.map(({ name }) => name)).toEqual(['Soups']);
    const stranger = await addStranger(test.url, 'chooser');
    const theirs = await stranger.api.PUT('/groups/categories', { body: [{ id: soups.id }] });
    expect(theirs.response.status).toBe(422);
  });

  it('lists recipes without tags or categories', async () => {
    const who = await addStranger(test.url, 'tidy');
    for (const name of ['Bare', 'Tagged', 'Sorted']) await who.api.POST('/recipes', { body: { name } });
    const patch = async (slug: string, body: object) =>
      who.api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body });
    await patch('tagged', { tags: [{ name: 'Quick' }] });
    await patch('sorted', { recipeCategory: [{ name: 'Soup' }] });
    const names = (rows?: { name: string }[]) => rows!.map(({ name }) => name);
    expect(names((await who.api.GET('/recipes/summary/untagged')).data)).toEqual(['Bare', 'Sorted']);
    expect(names((await who.api.GET('/recipes/summary/uncategorized')).data)).toEqual(['Bare', 'Tagged']);
  });
});

it('tells those who manage a group of its webhooks', async () => {
  const body = { name: 'Kitchen display', url: 'https://display.example/meals', time: '07:00' };
  await ada.api.POST('/groups/webhooks', { body });
  const member = await addMember(test.url, ada, 'hookless');
  const stranger = await addStranger(test.url, 'unhooked');
  const webhooks = async (one: Person) => (await one.api.GET('/groups/self')).data.webhooks;
  expect(await webhooks(ada)).toMatchObject([body]);
  expect([await webhooks(member), await webhooks(stranger)]).toEqual([[], []]);
});

describe('seeds', () => {
  const someLocales = ['en-US', 'de-DE', 'ar-SA', 'pt-PT', 'zh-TW', 'sr-SP'];

  it('come in the languages that are listed, and stay in the group that wants them', async () => {
    const { data: locales } = await ada.api.GET('/groups/seeders');
    expect(locales).toHaveLength(39);
    expect(locales).toEqual(expect.arrayContaining(someLocales));
    const who = await addStranger(test.url, 'seed-own');
    const foods = async (one: Person) =>
      (await one.api.GET('/foods', { params: { query: { perPage: 1 } } })).data.total;
    const before = await foods(ada);
    await who.api.POST('/groups/seeders/foods', { body: { locale: 'it-IT' } });
    expect(await foods(who)).toBeGreaterThanOrEqual(220);
    expect(await foods(ada)).toBe(before);
  });

  it.each(someLocales)('%s: foods with aisles, units and labels, and nothing twice', async (locale) => {
    const who = await addStranger(test.url, `seed-${locale.toLowerCase()}`);
    const seed = async (kind: 'foods' | 'labels' | 'units') =>
      (await who.api.POST(`/groups/seeders/${kind}`, { body: { locale } })).data.added;
    expect(await seed('foods')).toBeGreaterThanOrEqual(220);
    expect(await seed('units')).toBeGreaterThanOrEqual(20);
    await seed('labels');
    const all = { params: { query: { perPage: -1 } } };
    expect((await who.api.GET('/groups/labels', all)).data.total).toBe(locale === 'ar-SA' ? 22 : 23);
    const foods = (await who.api.GET('/foods', all)).data.items;
    expect(foods.every(({ label }) => label !== null)).toBe(true);
    expect([await seed('foods'), await seed('units'), await seed('labels')]).toEqual([0, 0, 0]);
  });

  it('leave alone what the group calls otherwise, and refuse languages without words', async () => {
    const who = await addStranger(test.url, 'own-words');
    await who.api.POST('/foods', { body: { name: 'Onions', aliases: [{ name: 'tomato' }] } });
    await who.api.POST('/groups/seeders/foods', { body: { locale: 'en-GB' } });
    const foods = (await who.api.GET('/foods', { params: { query: { perPage: -1 } } })).data.items;
    expect(foods.filter(({ name }) => /^(onions?|tomato)$/i.test(name)).map(({ name }) => name)).toEqual(['Onions']);
    const unknown = await who.api.POST('/groups/seeders/foods', { body: { locale: 'xx' } });
    expect(unknown.response.status).toBe(422);
  });

  it('come with a new group on wish', async () => {
    const account = { username: 'fresh', email: 'fresh@example.com', password: 'correct horse' };
    const body = { ...account, passwordConfirm: 'correct horse', group: 'Fresh', seedData: true, locale: 'de-DE' };
    await ada.api.POST('/users/register', { body });
    const who = await signIn(test.url, 'fresh');
    expect((await who.api.GET('/foods', { params: { query: { search: 'Zwiebel' } } })).data.total).toBeGreaterThan(0);
  });
});
