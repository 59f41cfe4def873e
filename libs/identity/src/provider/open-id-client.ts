import { Injectable } from '@nestjs/common';
import * as client from 'openid-client';
import { setTimeout as sleep } from 'node:timers/promises';
import { Clock, Environment, GuardedFetch, Log } from '#platform';
import type { Claims } from './claims.ts';

const FRESH_MS = 3600_000;
/** Time that signing out waits for the configuration of the provider. */
const LOGOUT_WAIT_MS = 1_500;
/** Longer ID tokens, for example with hundreds of groups, could make the address longer than servers read. */
const MAX_HINT_LETTERS = 4_096;

/** State of an authorization request, stored until the browser returns from the provider. */
export interface AuthorizationRequest {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Identity {
  claims: Claims;
  idToken: string;
}

/** OpenID Connect client: authorization code flow with PKCE, state and nonce. */
@Injectable()
export class OpenIdClient {
  private known?: { since: number; configuration: Promise<client.Configuration> };

  constructor(
    private readonly environment: Environment,
    private readonly fetch: GuardedFetch,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Returns the authorization URL and the state to check on return. */
  async startAuthorization(): Promise<{ url: string; authorization: AuthorizationRequest }> {
    const configuration = await this.configuration();
    const authorization = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: this.callback,
      scope: this.scope(configuration.serverMetadata()),
      state: authorization.state,
      nonce: authorization.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(authorization.verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, authorization };
  }

  /** Exchanges the code and returns the claims of the ID token and the userinfo endpoint. Throws if any check fails. */
  async fetchClaims({ state, nonce, verifier }: AuthorizationRequest, query: string): Promise<Identity> {
    const configuration = await this.configuration();
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
    const tokens = await client.authorizationCodeGrant(configuration, new URL(this.callback + query), checks);
    const idClaims = tokens.claims();
    if (!idClaims) throw new Error('The provider sent no ID token.');
    const userInfo = await this.userInfo(configuration, tokens.access_token, idClaims.sub);
    return { claims: { ...userInfo, ...idClaims }, idToken: tokens.id_token ?? '' };
  }

  /** Returns the address that ends the session at the provider; undefined if it has none or does not answer soon. */
  async endSessionUrl(idToken: string): Promise<string | undefined> {
    const soon = sleep(LOGOUT_WAIT_MS, undefined, { ref: false });
    const configuration = await Promise.race([this.configuration().catch(() => undefined), soon]);
    if (!configuration?.serverMetadata().end_session_endpoint) return undefined;
    return client.buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: `${this.environment.BASE_URL}/login`,
      ...(idToken.length <= MAX_HINT_LETTERS && { id_token_hint: idToken }),
    }).href;
  }

  /** The ID token is enough where the userinfo endpoint fails; what it says of somebody else ends the sign-in. */
  private async userInfo(configuration: client.Configuration, token: string, subject: string): Promise<object> {
    if (!configuration.serverMetadata().userinfo_endpoint) return {};
    try {
      return await client.fetchUserInfo(configuration, token, subject);
    } catch (error) {
      const { code, message }: Error & { code?: string } = Object(error);
      if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') throw error;
      this.log.warn('The userinfo endpoint of the provider failed; the ID token is used alone', {
        error: { message, code },
      });
      return {};
    }
  }

  /** Discovers the configuration again every hour, since providers rotate their keys, and after each failure. */
  private async configuration(): Promise<client.Configuration> {
    const now = this.clock.now().getTime();
    if (!this.known || now - this.known.since > FRESH_MS) this.known = { since: now, configuration: this.discover() };
    try {
      return await this.known.configuration;
    } catch (error) {
      delete this.known;
      throw error;
    }
  }

  private async discover(): Promise<client.Configuration> {
    // the environment is checked at start-up: with sign-in by a provider, the first two are set
    const { OIDC_CONFIGURATION_URL = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET: secret } = this.environment;
    const address = new URL(OIDC_CONFIGURATION_URL);
    const authentication = secret ? client.ClientSecretBasic(secret) : client.None();
    // verifies the signature too, although the token comes directly from the provider
    const execute = [client.enableNonRepudiationChecks];
    // only if the operator configured an http address
    if (address.protocol === 'http:') execute.push(client.allowInsecureRequests);
    return client.discovery(address, OIDC_CLIENT_ID, undefined, authentication, {
      execute,
      [client.customFetch]: async (url, { method, headers, body }) => {
        // the operator configured the provider, so its address may be in a private network
        const options = { headers, body: textOf(body), trusted: address.host };
        const answer = await this.fetch.exchange(url, { method: method === 'POST' ? 'POST' : 'GET', ...options });
        return new Response(answer.body.length ? new Uint8Array(answer.body) : null, answer);
      },
    });
  }

  private get callback(): string {
    return `${this.environment.BASE_URL}/api/auth/oauth/callback`;
  }

  /** Providers may refuse a scope that they do not list (Entra ID); the groups are then in the token by their settings. */
  private scope({ scopes_supported: listed }: client.ServerMetadata): string {
    const { OIDC_SCOPES_OVERRIDE, OIDC_USER_GROUP, OIDC_ADMIN_GROUP, OIDC_GROUPS_CLAIM: groups } = this.environment;
    if (OIDC_SCOPES_OVERRIDE) return OIDC_SCOPES_OVERRIDE;
    const areAsked = (OIDC_USER_GROUP || OIDC_ADMIN_GROUP) && (!listed || listed.includes(groups));
    return ['openid profile email', ...(areAsked ? [groups] : [])].join(' ');
  }
}

const textOf = (body: unknown): string | undefined =>
  typeof body === 'string' ? body : body instanceof URLSearchParams ? body.toString() : undefined;
