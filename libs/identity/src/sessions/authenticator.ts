import { createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import jwt from 'jsonwebtoken';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { type Context, DomainEvents } from '#persistence';
import { type Actor, Clock, Environment, Locked } from '#platform';
import { Session } from './session.entity.ts';
import { deviceName } from './device-name.ts';
import { hashToken } from '../tokens/secrets.ts';
import { User } from '../accounts/user.entity.ts';

const DAY = 24 * 3600;
const WEB_DAYS = { ordinary: 7, remembered: 14 };
/** Content of a signed session token: the user, the session's row, and the time of signing. */
export interface SessionClaims {
  sub: string;
  sid: string;
  iat: number;
}
export interface SessionTokens {
  userId: string;
  /** Bearer token for API clients. */
  accessToken: string;
  web: WebToken;
}
export type EndedSession = Pick<Session, 'userId' | 'idToken'>;
/** Cookie token of the web app with its lifetime in seconds. */
export interface WebToken {
  token: string;
  maxAge: number;
}
type Row = Omit<Actor, 'locale' | 'sessionId'>;
type SessionRow = Row & { remembered: boolean; isStale: boolean };
type ApiTokenRow = Row & { apiTokenId: number; stale: boolean };
/** Content of a ticket: the user, and the session or API token that it was created with. */
interface Ticket {
  sub: string;
  iat: number;
  sid?: string;
  token?: number;
}

/** Audience of tickets, so that no session token is taken for one. */
const TICKET = 'events';
const TICKET_SECONDS = 60;

const ACTOR = `u.id AS "userId", u.group_id AS "groupId", u.username, u.admin, u.can_invite AS "canInvite",
  u.can_manage AS "canManage", u.can_organize AS "canOrganize"`;

/** SQL condition: the API token has not expired. */
const VALID = '(t.expires_at IS NULL OR t.expires_at > now())';

/** Published when all access of a user without the password ends; other areas then revoke their own tokens and links. */
export class AccessRevoked {
  constructor(readonly userId: string) {}
}

/** Issues and verifies session tokens and API tokens. */
@Injectable()
export class Authenticator {
  /** Signs and verifies the session tokens. */
  readonly key: KeyObject;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly environment: Environment,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {
    // given a string, the library would first try to read a public key at every request
    this.key = createSecretKey(Buffer.from(environment.SECRET));
  }

  /** Returns the user of a signed token whose session has not ended, with a new token if this one is older than a day. */
  async bySession(claims: SessionClaims, locale: string): Promise<{ actor: Actor; renewed?: WebToken } | undefined> {
    const row = await this.findSession(claims);
    if (!row) return undefined;
    const { remembered, isStale, ...person } = row;
    if (isStale) {
      await this.database.manager.update(Session, claims.sid, { lastUsedAt: () => 'now()', locale });
      await noteSeen(this.database.manager, person.userId);
    }
    const actor = { ...person, locale, sessionId: claims.sid };
    const age = this.clock.now().getTime() / 1000 - claims.iat;
    return age > DAY ? { actor, renewed: await this.extend(claims, remembered) } : { actor };
  }

  /** Returns the user of an API token that is neither revoked nor expired. */
  async byApiToken(token: string, locale: string): Promise<Actor | undefined> {
    const row = await this.findApiToken('t.token_hash = $1', hashToken(token));
    if (!row) return undefined;
    const { stale, ...actor } = row;
    if (stale) {
      await this.database.query('UPDATE api_tokens SET last_used_at = now() WHERE id = $1', [row.apiTokenId]);
      await noteSeen(this.database.manager, row.userId);
    }
    return { ...actor, locale };
  }

  private async findApiToken(condition: string, value: unknown): Promise<ApiTokenRow | undefined> {
    const [row] = await this.database.query<ApiTokenRow[]>(
      `SELECT ${ACTOR}, t.scope, t.id AS "apiTokenId", coalesce(t.last_used_at < now() - interval '1 minute', true) AS stale
       FROM api_tokens t JOIN users u ON u.id = t.user_id WHERE ${condition} AND ${VALID}`,
      [value],
    );
    return row;
  }

  /** @param idToken encrypted ID token, if the user signed in with the provider */
  async start(
    context: Context,
    userId: string,
    remembered: boolean,
    idToken: string | null = null,
  ): Promise<SessionTokens> {
    return this.open(context, { userId, remembered, idToken });
  }

  private async open(
    { manager, origin, locale }: Context,
    fields: Pick<Session, 'userId' | 'remembered'> & Partial<Session>,
  ) {
    const { userId, remembered } = fields;
    const isLocked = await manager.existsBy(User, { id: userId, lockedAt: Not(IsNull()) });
    if (isLocked) throw new Locked('auth.lockedByAdministrator');
    const device = deviceName(origin.userAgent);
    const row = { ...fields, device, locale, lastUsedAt: this.clock.now(), expiresAt: this.expiry(remembered) };
    const session = await manager.save(manager.create(Session, row));
    await noteSeen(manager, userId);
    return this.tokensOf(userId, session.id, remembered);
  }

  /** Issues a new session token: for the caller's session or, if an API token was used, for a new session that ends with that token. */
  async refresh(context: Context): Promise<SessionTokens> {
    const { userId, sessionId, apiTokenId } = context.caller;
    if (!sessionId) return this.open(context, { userId, remembered: false, apiTokenId });
    const session = await context.manager.findOneByOrFail(Session, { id: sessionId });
    await context.manager.update(Session, session.id, { expiresAt: this.expiry(session.remembered) });
    return this.tokensOf(userId, session.id, session.remembered);
  }

  /** Returns true if the session or API token of the caller is still valid, and the user still in the caller's group. */
  async isStillSignedIn({ manager, caller }: Context): Promise<boolean> {
    const [table, id] = caller.sessionId ? ['sessions', caller.sessionId] : ['api_tokens', caller.apiTokenId];
    const sql = `SELECT 1 FROM ${table} t JOIN users u ON u.id = t.user_id WHERE t.id = $1 AND u.group_id = $2 AND ${VALID}`;
    const rows = await manager.query<unknown[]>(sql, [id, caller.groupId]);
    return rows.length > 0;
  }

  /** Signs a ticket for the event stream, with the rights of the caller's session or API token. */
  issueTicket({ caller: { userId, sessionId, apiTokenId } }: Context): { ticket: string; expiresAt: Date } {
    const origin = sessionId ? { sid: sessionId } : { token: apiTokenId };
    const options = { algorithm: 'HS256', expiresIn: TICKET_SECONDS, audience: TICKET } as const;
    const ticket = jwt.sign({ sub: userId, ...origin }, this.key, options);
    return { ticket, expiresAt: new Date(this.clock.now().getTime() + TICKET_SECONDS * 1000) };
  }

  /** Returns the user of a ticket whose session or API token is still valid. */
  async byTicket(ticket: string, locale: string): Promise<Actor | undefined> {
    const claims = this.readTicket(ticket);
    if (!claims) return undefined;
    const row = claims.sid
      ? await this.findSession({ ...claims, sid: claims.sid })
      : await this.findApiToken('t.id = $1', claims.token);
    if (!row || row.userId !== claims.sub) return undefined;
    const { remembered: _, isStale: __, ...actor } = { remembered: false, isStale: false, ...row };
    return { ...actor, locale, ...(claims.sid && { sessionId: claims.sid }) };
  }

  private readTicket(ticket: string): Ticket | undefined {
    try {
      return Object(jwt.verify(ticket, this.key, { algorithms: ['HS256'], audience: TICKET })) as Ticket;
    } catch {
      return undefined;
    }
  }

  /** Ends the session that a token belongs to and returns it; ignores invalid tokens. */
  async end({ manager }: Context, token: string): Promise<EndedSession | undefined> {
    const claims = this.verify(token);
    if (!claims) return undefined;
    const { raw } = await manager
      .createQueryBuilder()
      .delete()
      .from(Session)
      .where({ id: claims.sid })
      .returning('user_id AS "userId", id_token AS "idToken"')
      .execute();
    const [session]: EndedSession[] = raw;
    return session;
  }

  /** Revokes all access of a user without the password: API tokens, mailed links and all sessions except one. */
  async revokeAll(context: Context, userId: string, except?: string): Promise<void> {
    const { manager } = context;
    await manager.query('DELETE FROM sessions WHERE user_id = $1 AND id IS DISTINCT FROM $2', [userId, except ?? null]);
    await manager.query('DELETE FROM api_tokens WHERE user_id = $1', [userId]);
    // links that undo a change outlive further changes, which the same stranger may make
    await manager.query(`DELETE FROM one_time_tokens WHERE user_id = $1 AND purpose <> 'undo'`, [userId]);
    await manager.query('DELETE FROM challenges WHERE user_id = $1', [userId]);
    await this.events.publish(context, new AccessRevoked(userId));
  }

  private tokensOf(userId: string, sid: string, remembered: boolean): SessionTokens {
    const maxAge = (remembered ? WEB_DAYS.remembered : WEB_DAYS.ordinary) * DAY;
    const life = remembered ? Math.max(maxAge, this.environment.TOKEN_TIME * 3600) : this.environment.TOKEN_TIME * 3600;
    return {
      userId,
      accessToken: this.sign(userId, sid, life),
      web: { token: this.sign(userId, sid, maxAge), maxAge },
    };
  }

  private sign(sub: string, sid: string, life: number) {
    return jwt.sign({ sub, sid }, this.key, { algorithm: 'HS256', expiresIn: life });
  }

  /** Returns the content of a session token; undefined if the token is expired, forged or not a session token. */
  verify(token: string): SessionClaims | undefined {
    try {
      const verified: Partial<SessionClaims> & { aud?: string } = Object(
        jwt.verify(token, this.key, { algorithms: ['HS256'] }),
      );
      const { sub, sid, iat, aud } = verified;
      return sub && sid && iat && !aud ? { sub, sid, iat } : undefined;
    } catch {
      return undefined;
    }
  }

  private async findSession({ sid, sub }: SessionClaims): Promise<SessionRow | undefined> {
    const sql = `SELECT ${ACTOR}, s.remembered, coalesce(t.scope, 'write') AS scope,
        s.last_used_at < now() - interval '1 hour' AS "isStale"
      FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN api_tokens t ON t.id = s.api_token_id
      WHERE s.id = $1 AND s.user_id = $2 AND s.expires_at > now() AND ${VALID}`;
    const [row] = await this.database.query<SessionRow[]>(sql, [sid, sub]);
    return row;
  }

  private async extend({ sub, sid }: SessionClaims, remembered: boolean): Promise<WebToken> {
    await this.database.manager.update(Session, sid, { expiresAt: this.expiry(remembered) });
    return this.tokensOf(sub, sid, remembered).web;
  }

  private expiry(remembered: boolean) {
    const days = remembered ? WEB_DAYS.remembered : WEB_DAYS.ordinary;
    const seconds = Math.max(days * DAY, this.environment.TOKEN_TIME * 3600);
    return new Date(this.clock.now().getTime() + seconds * 1000);
  }
}

/** Keeps the day only: more is not needed to find accounts that nobody uses. */
async function noteSeen(manager: EntityManager, userId: string): Promise<void> {
  const today = `(now() AT TIME ZONE 'UTC')::date`;
  const sql = `UPDATE users SET last_seen_on = ${today} WHERE id = $1 AND last_seen_on IS DISTINCT FROM ${today}`;
  await manager.query(sql, [userId]);
}
