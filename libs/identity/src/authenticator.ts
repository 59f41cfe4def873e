import { createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import jwt from 'jsonwebtoken';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, Clock, Environment, Unauthorized } from '#platform';
import { Session } from './session.entity.ts';
import { hashToken } from './secrets.ts';

/** What the web app signs in with. */
export const SESSION_COOKIE = 'tureen_session';

const DAY = 24 * 3600;
const COOKIE_DAYS = { ordinary: 7, remembered: 14 };
const API_TOKEN = 'tureen_';
interface Claims {
  sub: string;
  sid: string;
  iat: number;
}
export interface SessionTokens {
  /** For the header of API clients. */
  accessToken: string;
  cookie: SessionCookie;
}
export interface SessionCookie {
  token: string;
  maxAge: number;
}
type Row = Omit<Actor, 'locale' | 'sessionId'> & { remembered?: boolean };

const ACTOR = `u.id AS "userId", u.group_id AS "groupId", u.username, u.admin, u.can_invite AS "canInvite",
  u.can_manage AS "canManage", u.can_organize AS "canOrganize"`;

/** Tokens and the sessions that they name. */
@Injectable()
export class Authenticator {
  private readonly key: KeyObject;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly environment: Environment,
    private readonly clock: Clock,
  ) {
    // a text would be tried as a public key first, at each request
    this.key = createSecretKey(Buffer.from(environment.SECRET));
  }

  /** Who the token stands for; 401 where it stands for nobody any more. */
  async authenticate(token: string, locale: string): Promise<{ actor: Actor; renewed?: SessionCookie }> {
    if (token.startsWith(API_TOKEN)) return { actor: { ...(await this.byApiToken(token)), locale } };
    const claims = this.verify(token);
    const { remembered = false, ...row } = await this.bySession(claims);
    const actor = { ...row, locale, sessionId: claims.sid };
    const age = this.clock.now().getTime() / 1000 - claims.iat;
    return age > DAY ? { actor, renewed: await this.extend(claims, remembered) } : { actor };
  }

  async start(userId: string, remembered: boolean, manager = this.database.manager): Promise<SessionTokens> {
    return this.open({ userId, remembered }, manager);
  }

  private async open(fields: Pick<Session, 'userId' | 'remembered'> & Partial<Session>, manager: EntityManager) {
    const { userId, remembered } = fields;
    const session = await manager.save(manager.create(Session, { ...fields, expiresAt: this.expiry(remembered) }));
    return this.tokensOf(userId, session.id, remembered);
  }

  /** A fresh session token for a session or, for an API token, a new session, which ends with the token. */
  async refresh({ apiTokenId, ...actor }: Actor): Promise<SessionTokens> {
    if (!actor.sessionId)
      return this.open({ userId: actor.userId, remembered: false, apiTokenId }, this.database.manager);
    const session = await this.database.manager.findOneByOrFail(Session, { id: actor.sessionId });
    await this.database.manager.update(Session, session.id, { expiresAt: this.expiry(session.remembered) });
    return this.tokensOf(actor.userId, session.id, session.remembered);
  }

  /** Ends the session that a token names, if it names one. */
  async end(token: string): Promise<void> {
    const claims = this.tryVerify(token);
    if (claims) await this.database.manager.delete(Session, { id: claims.sid });
  }

  /** Ends all sessions of a user, but for one. */
  async endAll(userId: string, except?: string, manager = this.database.manager): Promise<void> {
    await manager.query('DELETE FROM sessions WHERE user_id = $1 AND id IS DISTINCT FROM $2', [userId, except ?? null]);
  }

  setCookie(response: Response, { token, maxAge }: SessionCookie): void {
    const secure = this.environment.BASE_URL.startsWith('https:');
    response.cookie(SESSION_COOKIE, token, {
      httpOnly: true,
      sameSite: 'lax',
      secure,
      path: '/',
      maxAge: maxAge * 1000,
    });
  }

  clearCookie(response: Response): void {
    response.clearCookie(SESSION_COOKIE, { httpOnly: true, sameSite: 'lax', path: '/' });
  }

  private tokensOf(userId: string, sid: string, remembered: boolean): SessionTokens {
    const maxAge = (remembered ? COOKIE_DAYS.remembered : COOKIE_DAYS.ordinary) * DAY;
    const life = remembered ? Math.max(maxAge, this.environment.TOKEN_TIME * 3600) : this.environment.TOKEN_TIME * 3600;
    return { accessToken: this.sign(userId, sid, life), cookie: { token: this.sign(userId, sid, maxAge), maxAge } };
  }

  private sign(sub: string, sid: string, life: number) {
    return jwt.sign({ sub, sid }, this.key, { algorithm: 'HS256', expiresIn: life });
  }

  private verify(token: string): Claims {
    const claims = this.tryVerify(token);
    if (!claims) throw new Unauthorized('auth.couldNotValidate');
    return claims;
  }

  private tryVerify(token: string): Claims | undefined {
    try {
      return jwt.verify(token, this.key, { algorithms: ['HS256'] }) as unknown as Claims;
    } catch {
      return undefined;
    }
  }

  private async bySession({ sid, sub }: Claims): Promise<Row> {
    const sql = `SELECT ${ACTOR}, s.remembered FROM sessions s JOIN users u ON u.id = s.user_id
      WHERE s.id = $1 AND s.user_id = $2 AND s.expires_at > now()`;
    const [row] = await this.database.query<Row[]>(sql, [sid, sub]);
    if (!row) throw new Unauthorized('auth.couldNotValidate');
    return row;
  }

  private async byApiToken(token: string): Promise<Row> {
    const [row] = await this.database.query<(Row & { apiTokenId: number; stale: boolean })[]>(
      `SELECT ${ACTOR}, t.id AS "apiTokenId", coalesce(t.last_used_at < now() - interval '1 minute', true) AS stale
       FROM api_tokens t JOIN users u ON u.id = t.user_id WHERE t.token_hash = $1`,
      [hashToken(token)],
    );
    if (!row) throw new Unauthorized('auth.couldNotValidate');
    const { stale, ...actor } = row;
    if (stale) await this.database.query('UPDATE api_tokens SET last_used_at = now() WHERE id = $1', [row.apiTokenId]);
    return actor;
  }

  private async extend({ sub, sid }: Claims, remembered: boolean): Promise<SessionCookie> {
    await this.database.manager.update(Session, sid, { expiresAt: this.expiry(remembered) });
    return this.tokensOf(sub, sid, remembered).cookie;
  }

  private expiry(remembered: boolean) {
    const days = remembered ? COOKIE_DAYS.remembered : COOKIE_DAYS.ordinary;
    const seconds = Math.max(days * DAY, this.environment.TOKEN_TIME * 3600);
    return new Date(this.clock.now().getTime() + seconds * 1000);
  }
}
