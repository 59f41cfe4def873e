import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

/** An OpenID Connect provider where each browser is somebody new, and stays that person. Answers its address. */
export async function startProvider(port: number, callback: string): Promise<string> {
  const url = `http://127.0.0.1:${port}`;
  const provider = new Provider(url, {
    clients: [{ client_id: 'tureen', client_secret: 'tureen-secret', redirect_uris: [callback] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
    cookies: { keys: ['of a test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: `${sub}@example.com`, email_verified: true, preferred_username: sub }),
    }),
    loadExistingGrant: async (context) => {
      const { client, session, provider: own } = context.oidc;
      const grant = new own.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void provider.callback()(request, response);
    const accountId = `guest-${randomUUID().slice(0, 8)}`;
    void provider.interactionFinished(request, response, { login: { accountId } });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return url;
}
