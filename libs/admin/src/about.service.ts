import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Group } from '#groups';
import { ApiToken, User } from '#identity';
import { type Context, schemaVersion } from '#persistence';
import { Clock, Environment, Mail, mailErrorReason, NotFound, Storage, translate } from '#platform';
import { RecipeStatistics } from '#recipes';
import { ShoppingList } from '#shopping';
import { AppInfoService } from './app-info.service.ts';

const DOCKER_TEXT = 'docker-validation/validate.txt';
const DOCKER_TEXT_MS = 60_000;
const startedAt = new Date();

/** Server information for administrators. */
@Injectable()
export class AboutService {
  constructor(
    private readonly app: AppInfoService,
    private readonly clock: Clock,
    private readonly environment: Environment,
    private readonly mail: Mail,
    private readonly recipes: RecipeStatistics,
    private readonly storage: Storage,
  ) {}

  async about({ manager }: Context) {
    const { PORT, API_DOCS, DEFAULT_GROUP, PROCESS, REDIS_URL, BUILD_ID } = this.environment;
    const info = this.app.info();
    const [database] = await manager.query<{ server_version: string }[]>('SHOW server_version');
    return {
      ...info,
      versionLatest: info.version,
      apiPort: PORT,
      apiDocs: API_DOCS,
      dbType: 'postgres' as const,
      dbUrl: this.databaseUrl(),
      dbVersion: database?.server_version ?? '',
      nodeVersion: process.versions.node,
      process: PROCESS,
      queue: REDIS_URL ? ('redis' as const) : ('postgres' as const),
      schemaVersion: (await schemaVersion(manager)) ?? '',
      defaultGroup: DEFAULT_GROUP,
      buildId: BUILD_ID,
      recipeScraperVersion: info.version,
      startedAt,
    };
  }

  async statistics(context: Context) {
    const { recipes, uncategorized, untagged } = await this.recipes.count(context);
    return {
      totalRecipes: recipes,
      totalUsers: await context.unscopedRepository(User).select().getCount(),
      totalGroups: await context.unscopedRepository(Group).select().getCount(),
      uncategorizedRecipes: uncategorized,
      untaggedRecipes: untagged,
    };
  }

  async analytics(context: Context) {
    const { recipes, cookbooks } = await this.recipes.count(context);
    return {
      installationId: randomUUID(),
      version: this.environment.APP_VERSION,
      databaseType: 'postgres' as const,
      usingEmail: this.mail.isConfigured,
      usingLdap: this.environment.LDAP_AUTH_ENABLED,
      apiTokens: await context.unscopedRepository(ApiToken).select().getCount(),
      users: await context.unscopedRepository(User).select().getCount(),
      groups: await context.unscopedRepository(Group).select().getCount(),
      recipes,
      shoppingLists: await context.unscopedRepository(ShoppingList).select().getCount(),
      cookbooks,
    };
  }

  /** Null for the built-in database. */
  private databaseUrl(): string | null {
    const { DATABASE_URL } = this.environment;
    if (!DATABASE_URL) return null;
    const url = new URL(DATABASE_URL);
    if (url.password) url.password = '***';
    return url.href;
  }

  emailReady() {
    return { ready: this.mail.isConfigured };
  }

  /** Sends the mail at once instead of queueing it, so that the caller sees the result. */
  async sendTestMail({ locale }: Context, email: string) {
    if (!this.mail.isConfigured) return { success: false, error: translate(locale, 'admin.noMailServer') };
    try {
      await this.mail.send({ to: email, locale, template: 'test', path: '/' });
      return { success: true, error: null };
    } catch (error) {
      return { success: false, error: translate(locale, 'admin.mailRefused', { reason: mailErrorReason(error) }) };
    }
  }

  /** Writes a text that the media address then serves. Simultaneous requests get the same text, so that none reads another's. */
  async writeDockerText(context: Context) {
    return context.transaction(async ({ manager }) => {
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [DOCKER_TEXT]);
      const present = await this.youngText(DOCKER_TEXT_MS / 2);
      if (present) return { text: present.toString() };
      const text = randomBytes(75).toString('base64url');
      await this.storage.write(DOCKER_TEXT, text);
      return { text };
    });
  }

  async dockerText(): Promise<Buffer> {
    const text = await this.youngText(DOCKER_TEXT_MS);
    if (!text) throw new NotFound();
    return text;
  }

  private async youngText(ms: number): Promise<Buffer | null> {
    const info = await this.storage.info(DOCKER_TEXT);
    const isYoung = info && this.clock.now().getTime() - info.modified.getTime() < ms;
    return isYoung ? this.storage.read(DOCKER_TEXT) : null;
  }
}
