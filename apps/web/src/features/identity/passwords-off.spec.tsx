import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isSignedOut, setSignedOut } from '../../shared/session/signed-out.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeysSection } from './profile/passkeys-section.tsx';
import { ProviderSection } from './profile/provider-section.tsx';
import { TwoFactorSection } from './profile/two-factor-section.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { SecondStepForm } from './second-step-form.tsx';

const about = (allowPasswordLogin: boolean) => ({
  allowPasswordLogin,
  allowSignup: true,
  enableOidc: true,
  enableLdap: false,
  oidcRedirect: false,
  oidcProviderName: 'Example',
});
const self = { id: 'u1', username: 'bo', fullName: 'Bo', email: 'bo@example.com', group: 'Home', cacheKey: '1234' };
const state = { enabled: true, enabledAt: null, recoveryCodesLeft: 9, hasPassword: true, appWorks: true };
const server = (passwords: boolean, more: Record<string, unknown> = {}) =>
  fakeServer({
    'GET /app/about': about(passwords),
    'GET /users/self': self,
    'GET /users/self/two-factor': { ...state, hasPassword: passwords },
    'GET /users/self/passkeys': [],
    'GET /users/self/identities': [],
    ...more,
  });
const provider = () => screen.findByRole('link', { name: 'Sign in with Example' });
const passwordFields = () => screen.queryAllByLabelText(/password/i, { selector: 'input' });

describe('where passwords are switched off', () => {
  it.each([
    ['the sign-in page', <LoginForm key="login" target="/" />],
    ['the registration', <RegisterForm key="register" token={undefined} />],
    ['the page of a forgotten password', <ForgotPasswordForm key="forgot" />],
    ['the page of a new password', <ResetPasswordForm key="reset" token="abc" />],
  ])('%s has no form of one and leads to the provider', async (_, page) => {
    await renderScreen(page, server(false));
    expect((await provider()).getAttribute('href')).toBe('/api/auth/oauth?redirect=%2F');
    expect(passwordFields()).toEqual([]);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  });

  it('an invitation is accepted after the provider', async () => {
    const invitation = { group: 'Kitchen', inviter: 'Ada' };
    await renderScreen(<RegisterForm token="t/1" />, server(false, { 'GET /users/register/invitation': invitation }));
    expect(await screen.findByRole('heading', { name: 'Join “Kitchen”' })).toBeTruthy();
    const target = new URL((await provider()).getAttribute('href')!, 'http://localhost').searchParams.get('redirect');
    expect(target).toBe('/register?token=t%2F1');
  });

  it.each([true, false])('an account is linked with the password only where there are any: %s', async (passwords) => {
    await renderScreen(<ProviderSection problem={undefined} />, server(passwords));
    await userEvent.click(await screen.findByRole('button', { name: 'Link with Example' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(passwordFields()).toHaveLength(passwords ? 1 : 0);
  });
});

describe('where the sign-in page leads to the provider by itself', () => {
  const redirecting = () => server(false, { 'GET /app/about': { ...about(false), oidcRedirect: true } });
  /** Attempts to open another page, which jsdom reports instead. */
  const countDepartures = () => {
    const reports = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    return () => reports.mock.calls.filter(([error]) => /navigation/.test(String(error))).length;
  };
  afterEach(() => {
    setSignedOut(false);
    jest.restoreAllMocks();
  });

  it('leaves for the provider', async () => {
    const departures = countDepartures();
    await renderScreen(<LoginForm target="/" />, redirecting());
    await waitFor(() => expect(departures()).toBe(1));
  });

  it('stays after signing out, until somebody asks for the provider', async () => {
    setSignedOut(true);
    const departures = countDepartures();
    await renderScreen(<LoginForm target="/" />, redirecting());
    const link = await provider();
    expect(departures()).toBe(0);
    await userEvent.click(link);
    expect(isSignedOut()).toBe(false);
  });
});

describe('an app whose secret was sealed with another key', () => {
  it('is to be set up again', async () => {
    await renderScreen(
      <TwoFactorSection />,
      server(true, { 'GET /users/self/two-factor': { ...state, appWorks: false } }),
    );
    expect(await screen.findByText(/no longer knows your app/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Set up the app again' }));
    expect(await screen.findByText(/You need an app that shows codes/)).toBeTruthy();
  });

  it('is not what the profile says of one that works', async () => {
    await renderScreen(<TwoFactorSection />, server(true));
    expect(await screen.findByText('It is on. Recovery codes left: 9.')).toBeTruthy();
    expect(screen.queryByText(/no longer knows your app/)).toBeNull();
  });

  it('is told of at the sign-in', async () => {
    const refused = () =>
      Response.json({ detail: { message: 'Unauthorized', error: true, code: 'auth.appUnknown' } }, { status: 401 });
    await renderScreen(
      <SecondStepForm challenge="c" target="/" onBack={() => undefined} />,
      server(true, { 'POST /auth/second-step': refused }),
    );
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(/Enter a recovery code, or ask an administrator/)).toBeTruthy();
  });
});

it('a passkey is renamed in the profile', async () => {
  const passkey = { id: 'k1', name: 'Phone', createdAt: '2026-11-01T10:00:00Z', lastUsedAt: null };
  const sent: unknown[] = [];
  const rename = async (request: Request) => {
    sent.push(await request.json());
    return { ...passkey, name: 'Old phone' };
  };
  await renderScreen(
    <PasskeysSection />,
    server(true, { 'GET /users/self/passkeys': [passkey], 'PUT /users/self/passkeys/k1': rename }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Phone' }));
  const field = await screen.findByLabelText('Name');
  await userEvent.clear(field);
  await userEvent.type(field, 'Old phone');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Passkeys');
  expect(sent).toEqual([{ name: 'Old phone' }]);
});
