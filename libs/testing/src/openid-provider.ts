import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface ProviderPerson {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  name?: string;
  preferred_username?: string;
  groups?: unknown;
}

interface OpenIdProviderOptions {
  /** Returns the `sub` of the person who signs in next. */
  present: () => string;
  personOf: (sub: string) => ProviderPerson;
  /** Any free port by default. */
  port?: number;
}

/** Ways in which providers differ. */
interface Peculiarities {
  /** The groups come with the profile; a scope for them is unknown. */
  hasNoGroupsScope?: boolean;
  /** The ID token has all claims, and the userinfo endpoint answers 500. */
  userInfoFails?: boolean;
}

/** Starts an OpenID Connect provider on a local port that signs `present` in without questions. `open` sets the redirect address. */
export async function startOpenIdProvider({ present, personOf, port = 0 }: OpenIdProviderOptions) {
  let provider: Provider | undefined;
  let peculiarities: Peculiarities = {};
  const server = createServer((request, response) => {
    if (peculiarities.userInfoFails && request.url === '/me') return void response.writeHead(500).end();
    if (!request.url?.startsWith('/interaction/')) return void provider!.callback()(request, response);
    void provider!.interactionFinished(request, response, { login: { accountId: present() } });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const open = (callback: string, more: Peculiarities = {}) => {
    peculiarities = more;
    const groups = more.hasNoGroupsScope ? [] : ['groups'];
    provider = new Provider(url, {
      clients: [
        {
          client_id: 'tureen',
          client_secret: 'tureen-secret',
          redirect_uris: [callback],
          post_logout_redirect_uris: [new URL('/login', callback).href],
        },
      ],
      scopes: ['openid', 'profile', 'email', ...groups],
      conformIdTokenClaims: !more.userInfoFails,
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        ...(more.hasNoGroupsScope
          ? { profile: ['name', 'preferred_username', 'groups'] }
          : { profile: ['name', 'preferred_username'], groups: ['groups'] }),
      },
      cookies: { keys: ['of a test'] },
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...personOf(sub), sub }) }),
      loadExistingGrant: async (context) => {
        const { client, session, provider: own } = context.oidc;
        const grant = new own.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
        grant.addOIDCScope(['openid profile email', ...groups].join(' '));
        await grant.save();
        return grant;
      },
    });
  };

  const stop = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return { url, open, stop };
}
