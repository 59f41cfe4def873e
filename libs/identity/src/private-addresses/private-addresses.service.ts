import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Context, DomainEvents, OwnDataRequested } from '#persistence';
import { Clock, Environment, NotFound } from '#platform';
import { User } from '../accounts/user.entity.ts';
import { AccessRevoked } from '../sessions/authenticator.ts';
import { hashToken, newToken } from '../tokens/secrets.ts';
import { type AddressPurpose, PrivateAddress } from './private-address.entity.ts';

/** Path below the server's address, by purpose. */
const PATHS: Record<AddressPurpose, (token: string) => string> = {
  calendar: (token) => `/api/calendar/${token}.ics`,
  feed: (token) => `/api/feeds/${token}`,
};

/** Secret addresses at which other programs read the meal plan or recipes on behalf of a user. */
@Injectable()
export class PrivateAddressesService implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly environment: Environment,
    private readonly clock: Clock,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(AccessRevoked, async ({ manager }, { userId }) => {
      await manager.delete(PrivateAddress, { userId });
    });
    this.domainEvents.on(OwnDataRequested, async (_, { queries }) => {
      queries.set('private-addresses', 'SELECT purpose, created_at FROM private_addresses WHERE user_id = $1');
    });
  }

  async get({ manager, userId }: Context, purpose: AddressPurpose): Promise<{ createdAt: Date | null }> {
    const address = await manager.findOneBy(PrivateAddress, { userId, purpose });
    return { createdAt: address?.createdAt ?? null };
  }

  /** Creates an address, which replaces the previous one. No other response contains it. */
  async create({ manager, userId }: Context, purpose: AddressPurpose): Promise<{ url: string; createdAt: Date }> {
    const token = newToken();
    const createdAt = this.clock.now();
    const address = { userId, purpose, tokenHash: hashToken(token), createdAt };
    await manager.upsert(PrivateAddress, address, ['userId', 'purpose']);
    return { url: this.environment.BASE_URL + PATHS[purpose](token), createdAt };
  }

  async delete({ manager, userId }: Context, purpose: AddressPurpose): Promise<{ createdAt: null }> {
    await manager.delete(PrivateAddress, { userId, purpose });
    return { createdAt: null };
  }

  /** Returns a context of the address's owner. Throws 404 for an address that is not valid any more. */
  async contextOfOwner(token: string, purpose: AddressPurpose): Promise<Context> {
    const { manager } = this.database;
    const address = await manager.findOneBy(PrivateAddress, { tokenHash: hashToken(token), purpose });
    const user = address && (await manager.findOneBy(User, { id: address.userId }));
    if (!user) throw new NotFound();
    return Context.inGroup(user.groupId, manager, { userId: user.id });
  }
}
