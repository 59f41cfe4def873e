import { addMember, type Person, setUp, signIn, startApp, type TestApp } from '../support/app.ts';
import { contractClient } from '../support/contract-client.ts';
import { asForm, asMultipart } from '../support/form.ts';
import { mailTo, tokenIn } from '../support/mail.ts';
import { pngPicture } from '../support/site.ts';

const newPassword = 'battery staple';
const path = (id: string) => ({ params: { path: { id } } });

describe('in a demo', () => {
  let test: TestApp;
  let ada: Person;
  let guest: Person;
  beforeAll(async () => {
    test = await startApp({ IS_DEMO: 'true', DEMO_USERNAME: 'Guest@example.com' });
    ada = await setUp(test.url);
    guest = await addMember(test.url, ada, 'guest');
  });
  afterAll(() => test.stop());

  const self = async () => (await guest.api.GET('/users/self')).data!;
  const isRefused = ({ response, error }: { response: Response; error?: unknown }) => {
    expect(response.status).toBe(403);
    expect(JSON.stringify(error)).toContain('This cannot be changed in the demo.');
  };

  it('nobody changes the account of the demo, neither its guests nor an administrator', async () => {
    const before = await self();
    const body = { username: 'mine', email: 'mine@example.com', fullName: 'Mine' };
    for (const { api } of [guest, ada]) {
      isRefused(await api.PUT('/users/{id}', { ...path(guest.id), body }));
      isRefused(await api.PATCH('/users/{id}', { ...path(guest.id), body: { fullName: 'Mine' } }));
    }
    const profile = new File([new Uint8Array(await pngPicture())], 'x.png');
    isRefused(await guest.api.POST('/users/{id}/image', { ...path(guest.id), body: { profile }, ...asMultipart }));
    isRefused(await ada.api.DELETE('/users/{id}', path(guest.id)));
    expect(await self()).toEqual(before);
  });

  it('its password stays, by whichever way', async () => {
    const body = { currentPassword: 'correct horse', newPassword };
    isRefused(await guest.api.PUT('/users/password', { body }));
    const email = 'guest@example.com';
    await contractClient(test.url).POST('/users/forgot-password', { body: { email } });
    const token = tokenIn(await mailTo(test, email));
    const reset = { token, email, password: newPassword, passwordConfirm: newPassword };
    isRefused(await contractClient(test.url).POST('/users/reset-password', { body: reset }));
    await expect(signIn(test.url, 'guest')).resolves.toMatchObject({ id: guest.id });
  });

  it('no wrong password shuts it for everybody', async () => {
    const attempt = () =>
      contractClient(test.url).POST('/auth/token', { body: { username: 'guest', password: 'wrong' }, ...asForm });
    for (let i = 0; i < 6; i++) expect((await attempt()).response.status).toBe(401);
    await expect(signIn(test.url, 'guest')).resolves.toMatchObject({ id: guest.id });
  });

  it('everybody else is as free as ever', async () => {
    const { response } = await ada.api.PATCH('/users/{id}', { ...path(ada.id), body: { fullName: 'Ada L.' } });
    expect(response.status).toBe(200);
    const bo = await addMember(test.url, ada, 'bo');
    expect(
      (await bo.api.PUT('/users/password', { body: { currentPassword: 'correct horse', newPassword } })).response
        .status,
    ).toBe(200);
    expect((await ada.api.DELETE('/users/{id}', path(bo.id))).response.status).toBe(200);
  });
});

it('without IS_DEMO the account of a banner that is not shown is one like any other', async () => {
  const test = await startApp({ PROCESS: 'api', DEMO_USERNAME: 'ada' });
  const ada = await setUp(test.url);
  const { response } = await ada.api.PATCH('/users/{id}', { ...path(ada.id), body: { fullName: 'Ada L.' } });
  expect(response.status).toBe(200);
  await test.stop();
});
