import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Context } from '#persistence';
import { Clock, Unauthorized } from '#platform';
import { OneTimeToken } from './one-time-token.entity.ts';
import { hashToken, newToken } from './secrets.ts';

const LIFE_MS = 5 * 60_000;

/** A file to download. */
export interface Download {
  /** File name for the browser. */
  name: string;
  /** Size in bytes, if known. */
  size?: number;
  open: () => Readable;
}
type Opener = (id: string) => Promise<Download>;

/**
 * Authorizes file downloads through links: each token works once, for one file, for five minutes by default. Permissions are checked
 * when the token is created.
 */
@Injectable()
export class Downloads {
  private readonly openers = new Map<string, Opener>();

  constructor(private readonly clock: Clock) {}

  /** Registers how files of a kind are opened; the id is the one that the token was created for. */
  offer(kind: string, open: Opener): void {
    this.openers.set(kind, open);
  }

  async issue({ manager, userId }: Context, kind: string, id = '', lifeMs = LIFE_MS): Promise<{ fileToken: string }> {
    const fileToken = newToken();
    await manager.insert(OneTimeToken, {
      purpose: 'download',
      userId,
      tokenHash: hashToken(fileToken),
      subject: `${kind}:${id}`,
      expiresAt: new Date(this.clock.now().getTime() + lifeMs),
    });
    return { fileToken };
  }

  /** Throws 401 for a token that is used, expired, unknown or of somebody else. Links are also opened without a session. */
  async redeem({ manager, origin: { caller } }: Context, token: string): Promise<Download> {
    const { raw } = await manager
      .createQueryBuilder()
      .delete()
      .from(OneTimeToken)
      .where(
        "token_hash = :hash AND purpose = 'download' AND expires_at > :now AND (:caller::uuid IS NULL OR user_id = :caller)",
        {
          hash: hashToken(token),
          now: this.clock.now(),
          caller: caller?.userId ?? null,
        },
      )
      .returning('subject')
      .execute();
    const [row]: { subject: string }[] = raw;
    const [, kind = '', id = ''] = /^([^:]*):(.*)$/s.exec(row?.subject ?? '') ?? [];
    const open = this.openers.get(kind);
    if (!open) throw new Unauthorized('auth.badFileToken');
    return open(id);
  }
}
