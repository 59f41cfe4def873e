/** Starts the built product on an empty data folder, and the site that it may import from. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { startOpenIdProvider } from '#testing/openid-provider';
import { copiesFolder, dataFolder, productPort, productUrl, providerPort, sitePort } from './settings.ts';
import { startSite } from './site.ts';

for (const folder of [dataFolder, copiesFolder]) rmSync(folder, { recursive: true, force: true });
await startSite(sitePort);
// each browser is somebody new there, and stays that person
const provider = await startOpenIdProvider({
  port: providerPort,
  present: () => `guest-${randomUUID().slice(0, 8)}`,
  personOf: (sub) => ({ sub, email: `${sub}@example.com`, email_verified: true, preferred_username: sub }),
});
provider.open(`${productUrl}/api/auth/oauth/callback`);

const product = spawn(process.execPath, ['dist/server/apps/server/src/main.js'], {
  stdio: 'inherit',
  env: {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: String(productPort),
    BASE_URL: productUrl,
    DATA_DIR: dataFolder,
    BACKUP_COPY_DIR: copiesFolder,
    LOG_LEVEL: 'warn',
    ALLOW_SIGNUP: 'true',
    MAIL_TO_FILES: 'true',
    RATE_LIMIT_FACTOR: '1000',
    FETCH_ALLOWED_HOSTS: `127.0.0.1:${sitePort}`,
    OIDC_AUTH_ENABLED: 'true',
    OIDC_CONFIGURATION_URL: `${provider.url}/.well-known/openid-configuration`,
    OIDC_CLIENT_ID: 'tureen',
    OIDC_CLIENT_SECRET: 'tureen-secret',
    OIDC_PROVIDER_NAME: 'Pantry Key',
  },
});
// the product receives the signal as well, and ends by itself
const wait = () => undefined;
process.on('SIGTERM', wait).on('SIGINT', wait);
product.once('exit', (code) => {
  for (const folder of [dataFolder, copiesFolder]) rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
