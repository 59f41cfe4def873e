import { resolve } from 'node:path';

export const productPort = Number(process.env['E2E_PORT'] ?? 9400);
export const sitePort = Number(process.env['E2E_SITE_PORT'] ?? 9401);
/** Port of the OpenID Connect provider. */
export const providerPort = Number(process.env['E2E_PROVIDER_PORT'] ?? productPort + 80);
export const productUrl = `http://localhost:${productPort}`;

/** Address of the pages that the tests import. */
export const siteUrl = `http://127.0.0.1:${sitePort}`;

/** Data folder of the product; mails are files in mail/. */
export const dataFolder = resolve(import.meta.dirname, '../../../.tmp', `e2e-${productPort}`);

/** Second place for the product's backups, with a name as long as real ones. */
export const copiesFolder = `${dataFolder}_copies_of_backups_on_another_disk`;

/** The cookies of the administrator, for tests that begin signed in. */
export const sessionFile = `${dataFolder}/session.json`;

export const administrator = {
  fullName: 'Ada Cook',
  username: 'ada',
  email: 'ada@example.com',
  password: 'correct horse',
};

/** How long several people shop together in the test of that. */
export const shoppingSeconds = Number(process.env['SHOPPING_SECONDS'] ?? 24);

/** Which tests run: those of `npm test`, those that `npm test` leaves out, or all. */
export const scope = (process.env['E2E_SCOPE'] ?? 'all') as 'quick' | 'long' | 'all';
