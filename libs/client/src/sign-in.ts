import type { WireInput } from './wire.ts';
import { createRetryingClient, type RetryingSettings } from './retrying-client.ts';
import type { TureenClient } from './tureen-client.ts';

type Credentials = Pick<WireInput<'Credentials'>, 'username' | 'password'> & Partial<WireInput<'Credentials'>>;

interface Claims {
  /** Seconds since 1970. */
  iat: number;
  exp: number;
}

/** True in the last quarter of the token's time. */
function isEnding(token: string): boolean {
  const [, payload = ''] = token.split('.');
  const { iat, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  return exp - Date.now() / 1000 < (exp - iat) / 4;
}

/** Signs in with a password and returns a client that renews its token. For programs, an API token is the better choice. */
export async function signIn(
  credentials: Credentials,
  settings: Omit<RetryingSettings, 'token'> = {},
): Promise<TureenClient> {
  const stranger = createRetryingClient(settings);
  const { data } = await stranger.POST('/auth/token', { body: { ...credentials } });
  let token = data.access_token;
  let renewal: Promise<string> | undefined;
  const renew = async () => {
    const { data: renewed } = await createRetryingClient({ ...settings, token }).POST('/auth/refresh');
    return renewed.access_token;
  };
  return createRetryingClient({
    ...settings,
    token: async () => {
      if (!isEnding(token)) return token;
      renewal ??= renew().finally(() => (renewal = undefined));
      return (token = await renewal);
    },
  });
}
