import { Injectable } from '@nestjs/common';
import { Environment, Forbidden } from '#platform';
import type { User } from './user.entity.ts';

type Names = Pick<User, 'username' | 'email'>;

/** The account whose password a demo tells everybody. Whoever changed it would lock out all others. */
@Injectable()
export class DemoAccount {
  private readonly name: string | undefined;

  constructor({ IS_DEMO, DEMO_USERNAME, ADMIN_EMAIL }: Environment) {
    this.name = IS_DEMO ? (DEMO_USERNAME ?? ADMIN_EMAIL)?.trim().toLowerCase() : undefined;
  }

  is({ username, email }: Names): boolean {
    return this.name !== undefined && [username, email].some((name) => name.toLowerCase() === this.name);
  }

  /** A refusal rather than silence: "Your password has been changed" must be true. */
  assertMayChange(user: Names): void {
    if (this.is(user)) throw new Forbidden('errors.demo');
  }
}
