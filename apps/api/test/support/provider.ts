import { type ProviderPerson, startOpenIdProvider } from '#testing/openid-provider';

/** Starts an OpenID provider that signs in the person set by `setPerson`. */
export async function startProvider() {
  const people = new Map<string, ProviderPerson>();
  let present = '';
  const provider = await startOpenIdProvider({ present: () => present, personOf: (sub) => people.get(sub)! });
  return {
    ...provider,
    /** Sets the person who is signed in at the provider. */
    setPerson: (person: ProviderPerson) => {
      people.set(person.sub, person);
      present = person.sub;
    },
  };
}
export type TestProvider = Awaited<ReturnType<typeof startProvider>>;

/** Follows redirects as a browser does, with a cookie jar for each site. */
export class TestBrowser {
  private readonly jars = new Map<string, Map<string, string>>();

  constructor(
    private productUrl: string,
    /** Public address of the product. */
    private readonly baseUrl: string,
  ) {}

  /** Goes on with another process of the product, with the same cookies. */
  moveTo(productUrl: string): void {
    this.jars.set(new URL(productUrl).host, this.jars.get(new URL(this.productUrl).host) ?? new Map());
    this.productUrl = productUrl;
  }

  /** Sends one request and returns the address of its redirect. */
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

  /** Follows redirects up to the provider's redirect to the callback and returns its address. */
  async toCallback(start: string): Promise<string> {
    let address = start;
    for (let hop = 0; hop < 10; hop++) {
      if (address.includes('/api/auth/oauth/callback')) return address;
      address = (await this.step(address)).location;
    }
    throw new Error(`The provider does not lead back: ${address}`);
  }

  /** Signs in completely and returns path, query and fragment of the final page. */
  async signIn(start = '/api/auth/oauth'): Promise<string> {
    const { location } = await this.step(await this.toCallback(start));
    return location.replace(this.productUrl, '');
  }

  async self(): Promise<{ id: string; username: string; admin: boolean; email: string; group: string } | undefined> {
    const { status, response } = await this.step('/api/users/self');
    return status === 200 ? ((await response.json()) as never) : undefined;
  }
}
