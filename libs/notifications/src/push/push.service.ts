import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RequestSchema } from '#contract';
import { AccessRevoked } from '#identity';
import { type Context, DomainEvents, OwnDataRequested } from '#persistence';
import { Clock, Environment, GuardedFetch, Log, ValidationFailed } from '#platform';
import { PushSubscription } from './push-subscription.entity.ts';
import { encryptPush, vapidHeader, vapidKeys } from './web-push.ts';

/** A notification as the service worker shows it. */
export interface PushMessage {
  title: string;
  body: string;
  /** A later notification with the same tag takes the place of the former. */
  tag: string;
  /** Seconds for which a push service keeps the message for a device that is off. */
  ttlSeconds: number;
}

/** Maximum number of browsers of a user; the oldest goes. */
const MAX_BROWSERS = 20;
const GONE = new Set([404, 410]);
/** Length of the uncompressed public key of a browser and of its secret, in bytes. */
const [KEY_BYTES, AUTH_BYTES] = [65, 16];

/** Sends notifications to the browsers of a group that asked for them (RFC 8030). */
@Injectable()
export class PushService implements OnModuleInit {
  constructor(
    private readonly http: GuardedFetch,
    private readonly environment: Environment,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(AccessRevoked, async ({ manager }, { userId }) => {
      await manager.delete(PushSubscription, { userId });
    });
    this.domainEvents.on(OwnDataRequested, async (_, { queries }) => {
      queries.set('push-subscriptions', 'SELECT endpoint, created_at FROM push_subscriptions WHERE user_id = $1');
    });
  }

  /** The key with which browsers subscribe, base64url. */
  publicKey(): string {
    return this.keys.getPublicKey().toString('base64url');
  }

  /** Stores the subscription of a browser, which belongs to the user who asked last. Throws 422 for keys that are none. */
  async subscribe({ manager, userId }: Context, { endpoint, keys }: RequestSchema<'PushSubscription'>): Promise<void> {
    const sizes = [keys.p256dh, keys.auth].map((key) => Buffer.from(key, 'base64url').length);
    if (sizes[0] !== KEY_BYTES || sizes[1] !== AUTH_BYTES) throw new ValidationFailed({ keys: ['errors.invalid'] });
    await manager.upsert(PushSubscription, { endpoint, userId, ...keys }, ['endpoint']);
    const own = await manager.find(PushSubscription, { where: { userId }, order: { createdAt: 'DESC' } });
    const surplus = own.slice(MAX_BROWSERS).map((one) => one.endpoint);
    for (const one of surplus) await manager.delete(PushSubscription, { endpoint: one, userId });
  }

  async unsubscribe({ manager, userId }: Context, endpoint: string): Promise<void> {
    await manager.delete(PushSubscription, { endpoint, userId });
  }

  async hasBrowsers({ manager }: Context, groupId: string): Promise<boolean> {
    return manager.existsBy(PushSubscription, { user: { groupId } });
  }

  /** Sends a notification to all browsers of a group; a browser that has unsubscribed is forgotten. */
  async send({ manager }: Context, groupId: string, { ttlSeconds, ...message }: PushMessage): Promise<void> {
    const browsers = await manager.findBy(PushSubscription, { user: { groupId } });
    await Promise.all(
      browsers.map(async (browser) => {
        const { endpoint } = browser;
        try {
          const { status } = await this.http.send(endpoint, {
            body: encryptPush(JSON.stringify(message), browser),
            headers: {
              authorization: this.authorization(endpoint),
              'content-encoding': 'aes128gcm',
              'content-type': 'application/octet-stream',
              ttl: String(ttlSeconds),
              urgency: 'high',
            },
          });
          if (GONE.has(status)) await manager.delete(PushSubscription, { endpoint });
          else if (status >= 400) this.log.warn(`A push service answered ${status}.`);
        } catch (error) {
          this.log.warn('A notification could not be pushed.', error);
        }
      }),
    );
  }

  private authorization(endpoint: string): string {
    const { BASE_URL } = this.environment;
    const subject = BASE_URL.startsWith('https:') ? BASE_URL : 'mailto:operator@localhost';
    return vapidHeader(this.keys, endpoint, { subject, now: this.clock.now() });
  }

  private get keys() {
    return vapidKeys(this.environment.SECRET);
  }
}
