import type { Person, TestApp } from '../support/app.ts';
import type { Placeholders } from '../support/placeholders.ts';
import type { TestProvider } from '../support/provider.ts';

/** A server with people of every permission in one group, and a stranger in another. */
export interface ContractWorld {
  test: TestApp;
  provider: TestProvider;
  admin: Person;
  stranger: Person;
  membersWith: Record<string, Person>;
  membersWithout: Record<string, Person>;
  placeholders: Placeholders;
}
