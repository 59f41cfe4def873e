import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, Environment, Forbidden } from '#platform';
import { User } from './user.entity.ts';

type Names = Pick<User, 'username' | 'email'>;

/** Protects the account of a demo server, whose password is public: if a visitor changed it, all others would be locked out. */
@Injectable()
export class DemoAccount {
  private readonly name: string | undefined;

  constructor(
    { IS_DEMO, DEMO_USERNAME, ADMIN_EMAIL }: Environment,
    @InjectDataSource() private readonly database: DataSource,
  ) {
    this.name = IS_DEMO ? (DEMO_USERNAME ?? ADMIN_EMAIL)?.trim().toLowerCase() : undefined;
  }

  isDemoUser({ username, email }: Names): boolean {
    return this.name !== undefined && [username, email].some((name) => name.toLowerCase() === this.name);
  }

  /** Throws 403 if the caller is the demo account. */
  async assertNotDemo({ userId }: Pick<Actor, 'userId'>): Promise<void> {
    if (this.name === undefined) return;
    const user = await this.database.manager.findOneBy(User, { id: userId });
    if (user && this.isDemoUser(user)) throw new Forbidden('errors.notInDemo');
  }

  /** Throws instead of silently ignoring the change, because the app would report success. */
  assertMayChange(user: Names): void {
    if (this.isDemoUser(user)) throw new Forbidden('errors.demo');
  }
}
