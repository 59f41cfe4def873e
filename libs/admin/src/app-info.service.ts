import { Injectable } from '@nestjs/common';
import { HOUSEHOLD_SLUG } from '#groups';
import { UsersService } from '#identity';
import type { Context } from '#persistence';
import { Environment, Shutdown, slugify, Unavailable } from '#platform';

const COLORS = {
  Primary: '#E58325',
  Accent: '#007A99',
  Secondary: '#973542',
  Success: '#43A047',
  Info: '#1976D2',
  Warning: '#FF6D00',
  Error: '#EF5350',
};

@Injectable()
export class AppInfoService {
  constructor(
    private readonly environment: Environment,
    private readonly shutdown: Shutdown,
    private readonly users: UsersService,
  ) {}

  info() {
    const {
      APP_VERSION: version,
      IS_DEMO: demoStatus,
      ALLOW_SIGNUP: allowSignup,
      TOKEN_TIME: tokenTime,
    } = this.environment;
    const { DEMO_USERNAME: demoUsername, DEMO_PASSWORD: demoPassword, DEFAULT_GROUP } = this.environment;
    return {
      version,
      production: true,
      demoStatus,
      ...(demoStatus && { demoUsername, demoPassword }),
      ...(demoStatus && this.environment.DEMO_BACKUP && { demoResetHours: this.environment.DEMO_RESET_HOURS }),
      allowSignup,
      allowPasswordLogin: this.environment.ALLOW_PASSWORD_LOGIN,
      enableOpenai: false,
      enableOpenaiImageServices: false,
      enableOidc: this.environment.OIDC_AUTH_ENABLED,
      enableLdap: this.environment.LDAP_AUTH_ENABLED,
      oidcRedirect: this.environment.OIDC_AUTH_ENABLED && this.environment.OIDC_AUTO_REDIRECT,
      oidcProviderName: this.environment.OIDC_PROVIDER_NAME,
      apiDocs: this.environment.API_DOCS,
      tokenTime,
      defaultGroupSlug: slugify(DEFAULT_GROUP),
      defaultHouseholdSlug: HOUSEHOLD_SLUG,
    };
  }

  async startup(context: Context) {
    return { isFirstLogin: (await this.users.count(context)) === 0, isDemo: this.environment.IS_DEMO };
  }

  /** Colors as `lightPrimary`, `darkPrimary` and so on; both themes are the same. */
  theme(): Record<string, string> {
    const names = Object.entries(COLORS);
    return Object.fromEntries(
      ['light', 'dark'].flatMap((theme) => names.map(([name, color]) => [theme + name, color])),
    );
  }

  /** Throws 503 if the database does not answer or this process is about to stop. */
  async assertReady({ manager }: Context): Promise<void> {
    if (this.shutdown.isRequested) throw new Unavailable();
    await manager.query('SELECT 1');
  }
}
