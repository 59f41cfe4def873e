import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Context } from '#persistence';
import { Clock, Unauthorized } from '#platform';
import { OneTimeToken } from './one-time-token.entity.ts';
import { hashToken, newToken } from './secrets.ts';

const LIFE_MS = 5 * 60_000;

/** A file on its way to somebody. */
export interface Download {
  /** What the browser saves it as. */
  name: string;
  /** Bytes, where they are known. */
  size?: number;
  open: () => Readable;
}
type Opener = (id: string) => Promise<Download>;

/**
 * Files that only some may read, for browsers that follow a link: a token that works once, for five minutes unless told, and for this file alone.
 * Who may have it is decided when the token is made.
 */
@Injectable()
export class Downloads {
  private readonly openers = new Map<string, Opener>();

  constructor(private readonly clock: Clock) {}

  /** Says how files of a kind are opened; the id is the one that the token was made for. */
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

  /** Throws 401 for a token that is spent, too old or none. */
  async redeem({ manager }: Context, token: string): Promise<Download> {
    const { raw } = await manager
      .createQueryBuilder()
      .delete()
      .from(OneTimeToken)
      .where("token_hash = :hash AND purpose = 'download' AND expires_at > :now", {
        hash: hashToken(token),
        now: this.clock.now(),
      })
      .returning('subject')
      .execute();
    const [row] = raw as { subject: string }[];
    const [, kind = '', id = ''] = /^([^:]*):(.*)$/s.exec(row?.subject ?? '') ?? [];
    const open = this.openers.get(kind);
    if (!open) throw new Unauthorized('auth.badFileToken');
    return open(id);
  }
}
