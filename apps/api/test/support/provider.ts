import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface ProviderPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  preferred_username?: string;
  groups?: string[];
}

/** A real OpenID Connect provider on a local port, where whoever is named signs in at once. */
export async function startProvider() {
  const people = new Map<string, ProviderPerson>();
  let present = '';
  let provider: Provider | undefined;
  const server = createServer((request, response) => {
    const uid = /^\/interaction\/([\w-]+)/.exec(request.url ?? '')?.[1];
    if (!uid) return void provider!.callback()(request, response);
    void provider!.interactionFinished(request, response, { login: { accountId: present } });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const open = (callback: string) => {
    provider = new Provider(url, {
      clients: [{ client_id: 'tureen', client_secret: 'tureen-secret', redirect_uris: [callback] }],
      scopes: ['openid', 'profile', 'email', 'groups'],
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['name', 'preferred_username'],
        groups: ['groups'],
      },
      cookies: { keys: ['of a test'] },
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub)!, sub }) }),
      loadExistingGrant: async (context) => {
        const { client, session, provider: own } = context.oidc;
        const grant = new own.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
        grant.addOIDCScope('openid profile email groups');
        await grant.save();
        return grant;
      },
    });
  };

  return {
    url,
    open,
    people,
    /** Who sits in front of it. */
    sit: (person: ProviderPerson) => {
      people.set(person.sub, person);
      present = person.sub;
    },
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
export type TestProvider = Awaited<ReturnType<typeof startProvider>>;

/** Follows redirects as a browser does, with a cookie jar for each site. */
export class TestBrowser {
  private readonly jars = new Map<string, Map<string, string>>();

  constructor(
    private readonly productUrl: string,
    /** What the product calls itself. */
    private readonly baseUrl: string,
  ) {}

  /** One request; answers where it leads. */
  async step(
    address: string,
    init: RequestInit = {},
  ): Promise<{ status: number; location: string; response: Response }> {
    const url = new URL(address.replace(this.baseUrl, this.productUrl), this.productUrl);
    const jar = this.jars.get(url.host) ?? new Map<string, string>();
    this.jars.set(url.host, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    const location = response.headers.get('location');
    return { status: response.status, location: location ? new URL(location, url).href : '', response };
  }

  /** Answers the address of the callback, with which the provider sends the browser back. */
  async toCallback(start: string): Promise<string> {
    let address = start;
    for (let hop = 0; hop < 10; hop++) {
      if (address.includes('/api/auth/oauth/callback')) return address;
      address = (await this.step(address)).location;
    }
    throw new Error(`The provider does not lead back: ${address}`);
  }

  /** The whole way; answers path, query and fragment of the page at its end. */
  async signIn(start = '/api/auth/oauth'): Promise<string> {
    const { location } = await this.step(await this.toCallback(start));
    return location.replace(this.productUrl, '');
  }

  async self(): Promise<{ id: string; username: string; admin: boolean; email: string; group: string } | undefined> {
    const { status, response } = await this.step('/api/users/self');
    return status === 200 ? ((await response.json()) as never) : undefined;
  }
}
