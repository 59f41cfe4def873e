import 'reflect-metadata';
import { join, resolve, sep } from 'node:path';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
  validateSync,
} from 'class-validator';
import { readOrCreateSecret, isWeakSecret } from './security/secret.ts';

interface Setting {
  name: keyof Environment;
  description: string;
  /** Default in the documentation if the actual one depends on other variables. */
  shownDefault?: string;
}

const settings: Setting[] = [];
const Describe =
  (description: string, shownDefault?: string) =>
  (_target: Environment, name: keyof Environment): void => {
    settings.push({ name, description, ...(shownDefault && { shownDefault }) });
  };

/** Name of an LDAP attribute (RFC 4512, 1.4); it becomes part of filters. */
const ATTRIBUTE = /^[A-Za-z][A-Za-z0-9-]*$/;

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Environment variables that operators can set, each a property of the same name. */
export class Environment {
  @Describe('Port of the web server.')
  @IsInt()
  @Min(0)
  @Max(65535)
  PORT: number = 9000;

  @Describe('Address the web server listens on.')
  @IsString()
  HOST: string = '0.0.0.0';

  @Describe(
    'Address at which people reach Tureen, with the path if it is below one; used for links, mails and the origin check.',
    'http://localhost:PORT',
  )
  @IsUrl({ require_tld: false, protocols: ['http', 'https'], require_protocol: true })
  BASE_URL: string = '';

  @Describe('Folder for everything that must be kept: database, pictures, secret.')
  @IsString()
  DATA_DIR: string = './data';

  @Describe('PostgreSQL (15 or newer) to use instead of the embedded one: `postgres://user:password@host:5432/name`.')
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\//, { message: 'must begin with postgres://' })
  DATABASE_URL?: string;

  @Describe('Redis to use for the job queue instead of PostgreSQL: `redis://host:6379`.')
  @IsOptional()
  @Matches(/^rediss?:\/\//, { message: 'must begin with redis://' })
  REDIS_URL?: string;

  @Describe('Which part this process runs: `all`, `api` or `worker`. The last two need DATABASE_URL.')
  @IsIn(['all', 'api', 'worker'])
  PROCESS: 'all' | 'api' | 'worker' = 'all';

  @Describe(
    'Seconds for which a process that has been asked to stop still answers, so that a reverse proxy turns to the others. Must be longer than the proxy keeps idle connections.',
    '6 if PROCESS is api, otherwise 0',
  )
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(600)
  SHUTDOWN_DELAY?: number;

  @Describe('Key that signs sessions, at least 32 characters.', 'created at the first start, kept in DATA_DIR/.secret')
  @IsString()
  SECRET: string = '';

  @Describe('How much is logged: `trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`.')
  @IsIn(logLevels)
  LOG_LEVEL: string = 'info';

  @Describe('Megabytes of logs to keep in DATA_DIR/logs; the oldest are deleted first. 0 keeps none.')
  @IsInt()
  @Min(0)
  @Max(100_000)
  LOG_KEEP_MB: number = 50;

  @Describe('How many days log files are kept.')
  @IsInt()
  @Min(1)
  @Max(36_500)
  LOG_KEEP_DAYS: number = 30;

  @Describe('How many earlier versions of each recipe are kept; 0 keeps all.')
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  VERSIONS_KEEP: number = 200;

  @Describe('How many days the audit log is kept.')
  @IsInt()
  @Min(1)
  @Max(36_500)
  AUDIT_KEEP_DAYS: number = 365;

  @Describe(
    'Encrypts backups with this passphrase (8 characters or more) in the age format. Keep a copy of it somewhere else.',
  )
  @IsOptional()
  @MinLength(8)
  BACKUP_PASSPHRASE?: string;

  @Describe('A folder on another disk to copy each backup to.')
  @IsOptional()
  @IsString()
  BACKUP_COPY_DIR?: string;

  @Describe('An S3 bucket to copy each backup to, instead of a folder.')
  @IsOptional()
  @IsString()
  BACKUP_S3_BUCKET?: string;

  @Describe('Address of an S3-compatible server; Amazon if not set.')
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  BACKUP_S3_ENDPOINT?: string;

  @Describe('Region of the bucket.')
  @IsString()
  BACKUP_S3_REGION: string = 'us-east-1';

  @Describe('Prefix for names in the bucket, such as `tureen/`.')
  @IsString()
  BACKUP_S3_PREFIX: string = '';

  @Describe('Access key that can read and write the bucket.')
  @IsOptional()
  @IsString()
  BACKUP_S3_ACCESS_KEY_ID?: string;

  @Describe('Secret of that key.')
  @IsOptional()
  @IsString()
  BACKUP_S3_SECRET_ACCESS_KEY?: string;

  @Describe('Serve the API documentation at /docs.')
  @IsBoolean()
  API_DOCS: boolean = true;

  @Describe('Let strangers register and start their own group.')
  @IsBoolean()
  ALLOW_SIGNUP: boolean = false;

  @Describe(
    'Let people sign in with a password. `false` needs a provider: people then sign in with it, or with a passkey.',
  )
  @IsBoolean()
  ALLOW_PASSWORD_LOGIN: boolean = true;

  @Describe('Let people sign in with an OpenID Connect provider; see docs/signing-in.md.')
  @IsBoolean()
  OIDC_AUTH_ENABLED: boolean = false;

  @Describe('Address of the provider’s configuration, ending in /.well-known/openid-configuration.')
  @IsOptional()
  @IsUrl({ require_tld: false, protocols: ['http', 'https'], require_protocol: true })
  OIDC_CONFIGURATION_URL?: string;

  @Describe('Client ID that the provider has given Tureen.')
  @IsOptional()
  @IsString()
  OIDC_CLIENT_ID?: string;

  @Describe('Client secret; without one, Tureen is a public client with PKCE.')
  @IsOptional()
  @IsString()
  OIDC_CLIENT_SECRET?: string;

  @Describe('Name of the provider on the sign-in button: “Sign in with …”.')
  @IsString()
  OIDC_PROVIDER_NAME: string = 'OAuth';

  @Describe('Create accounts for people who sign in with the provider and don’t have one yet.')
  @IsBoolean()
  OIDC_SIGNUP_ENABLED: boolean = true;

  @Describe('Group at the provider whose members can sign in; everybody if not set.')
  @IsOptional()
  @IsString()
  OIDC_USER_GROUP?: string;

  @Describe('Group at the provider whose members are administrators; checked at each sign-in.')
  @IsOptional()
  @IsString()
  OIDC_ADMIN_GROUP?: string;

  @Describe('Go straight to the provider instead of showing the sign-in page.')
  @IsBoolean()
  OIDC_AUTO_REDIRECT: boolean = false;

  @Describe('Sign people out at the provider as well when they sign out, if it announces an end_session_endpoint.')
  @IsBoolean()
  OIDC_LOGOUT_ENABLED: boolean = true;

  @Describe('Keep people who sign in with the provider signed in for 14 days instead of 7.')
  @IsBoolean()
  OIDC_REMEMBER_ME: boolean = false;

  @Describe('Claim with the username of new accounts.')
  @IsString()
  OIDC_USER_CLAIM: string = 'preferred_username';

  @Describe('Claim with the full name.')
  @IsString()
  OIDC_NAME_CLAIM: string = 'name';

  @Describe('Claim with the groups, or the path to it, such as realm_access.roles.')
  @IsString()
  OIDC_GROUPS_CLAIM: string = 'groups';

  @Describe('Scopes to ask for, separated by spaces.', 'openid profile email, and groups if needed')
  @IsOptional()
  @IsString()
  OIDC_SCOPES_OVERRIDE?: string;

  @Describe(
    'Treat every e-mail address from the provider as verified, for providers that don’t say. Only use this if people can’t choose their own address there.',
  )
  @IsBoolean()
  OIDC_TRUST_EMAIL: boolean = false;

  @Describe(
    'Let people sign in with the name and password that they have in an LDAP directory; see docs/signing-in.md.',
  )
  @IsBoolean()
  LDAP_AUTH_ENABLED: boolean = false;

  @Describe('Address of the directory, such as ldaps://ldap.example.org or ldap://ldap.example.org:389.')
  @IsOptional()
  @IsUrl({ require_tld: false, protocols: ['ldap', 'ldaps'], require_protocol: true })
  LDAP_SERVER_URL?: string;

  @Describe('Encrypt the connection to an ldap:// address with StartTLS.')
  @IsBoolean()
  LDAP_ENABLE_STARTTLS: boolean = false;

  @Describe('Accept any certificate of the directory. Anybody in between can then read passwords.')
  @IsBoolean()
  LDAP_TLS_INSECURE: boolean = false;

  @Describe('File with the certificate (PEM) of the authority that signed that of the directory.')
  @IsOptional()
  @IsString()
  LDAP_TLS_CACERTFILE?: string;

  @Describe('Where people are looked for, such as ou=people,dc=example,dc=org.')
  @IsOptional()
  @IsString()
  LDAP_BASE_DN?: string;

  @Describe('Account that looks people up; nobody if not set.')
  @IsOptional()
  @IsString()
  LDAP_QUERY_BIND?: string;

  @Describe('Its password.')
  @IsOptional()
  @IsString()
  LDAP_QUERY_PASSWORD?: string;

  @Describe('Filter for the people who can sign in, such as (memberOf=cn=cooks,ou=groups,dc=example,dc=org).')
  @IsOptional()
  @IsString()
  LDAP_USER_FILTER?: string;

  @Describe('Filter for the people who are administrators; checked at each sign-in.')
  @IsOptional()
  @IsString()
  LDAP_ADMIN_FILTER?: string;

  @Describe('Attribute with the username.')
  @Matches(ATTRIBUTE)
  LDAP_ID_ATTRIBUTE: string = 'uid';

  @Describe('Attribute with the e-mail address.')
  @Matches(ATTRIBUTE)
  LDAP_MAIL_ATTRIBUTE: string = 'mail';

  @Describe('Attribute with the full name of new accounts.')
  @Matches(ATTRIBUTE)
  LDAP_NAME_ATTRIBUTE: string = 'name';

  @Describe('Let people of the directory also have a password here, which works when the directory does not.')
  @IsBoolean()
  LDAP_ALLOW_LOCAL_PASSWORD: boolean = false;

  @Describe('How long API clients stay signed in, in hours.')
  @IsInt()
  @Min(1)
  @Max(24 * 365)
  TOKEN_TIME: number = 48;

  @Describe('Failed sign-ins before an account is locked.')
  @IsInt()
  @Min(1)
  SECURITY_MAX_LOGIN_ATTEMPTS: number = 5;

  @Describe('How long an account stays locked, in hours.')
  @IsInt()
  @Min(1)
  SECURITY_USER_LOCKOUT_TIME: number = 24;

  @Describe('Multiplies the limits on attempts (sign-ins, registrations, resets), for many users behind one address.')
  @IsInt()
  @Min(1)
  RATE_LIMIT_FACTOR: number = 1;

  @Describe('E-mail address of the administrator to create when there are no users yet.')
  @IsOptional()
  @IsEmail()
  ADMIN_EMAIL?: string;

  @Describe(
    'Password of that administrator, 8 characters or more. If either is missing, the first visitor sets Tureen up.',
  )
  @IsOptional()
  @MinLength(8)
  ADMIN_PASSWORD?: string;

  @Describe('Name of the first group.')
  @IsString()
  @MinLength(1)
  DEFAULT_GROUP: string = 'Home';

  @Describe(
    'Demo mode: shows a banner with an account to sign in with. Nobody can change or delete that account, and it can’t change the server or reach other servers.',
  )
  @IsBoolean()
  IS_DEMO: boolean = false;

  @Describe(
    'Username or e-mail address of that account. If not set, the ADMIN_EMAIL account is the one that can’t be changed.',
  )
  @IsOptional()
  @IsString()
  DEMO_USERNAME?: string;

  @Describe('Password to show in the demo banner.')
  @IsOptional()
  @IsString()
  DEMO_PASSWORD?: string;

  @Describe('Name of a backup of this server. In demo mode, the server is reset to it regularly.')
  @IsOptional()
  @IsString()
  DEMO_BACKUP?: string;

  @Describe('Hours between two resets.')
  @IsInt()
  @Min(1)
  DEMO_RESET_HOURS: number = 24;

  @Describe('Mail server. Without one, no mails are sent.')
  @IsOptional()
  @IsString()
  SMTP_HOST?: string;

  @Describe('For development: without a mail server, mails are saved in DATA_DIR/mail for a day.')
  @IsBoolean()
  MAIL_TO_FILES: boolean = false;

  @Describe('Port of the mail server.')
  @IsInt()
  @Min(1)
  @Max(65535)
  SMTP_PORT: number = 587;

  @Describe('Sender name of mails.')
  @IsString()
  SMTP_FROM_NAME: string = 'Tureen';

  @Describe('Sender address of mails.')
  @IsEmail({ require_tld: false })
  SMTP_FROM_EMAIL: string = 'tureen@localhost';

  @Describe('Username for the mail server.')
  @IsOptional()
  @IsString()
  SMTP_USER?: string;

  @Describe('Password for the mail server.')
  @IsOptional()
  @IsString()
  SMTP_PASSWORD?: string;

  @Describe('`TLS` (STARTTLS), `SSL` (TLS from the start) or `NONE`.')
  @IsIn(['TLS', 'SSL', 'NONE'])
  SMTP_AUTH_STRATEGY: string = 'TLS';

  @Describe(
    'Private hosts (`host` or `host:port`, separated by commas) that imports and webhooks are allowed to reach.',
  )
  @Matches(/^\S+$/, { each: true })
  FETCH_ALLOWED_HOSTS: string[] = [];

  @Describe(
    'Origins (such as `https://home.example.org`, separated by commas) whose pages may call the API with a token. They never act with the session of the browser.',
  )
  @Matches(/^https?:\/\/(?!.*:(?:80|443)$)(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::[1-9]\d{0,4})?$/, {
    each: true,
    message: 'must be origins such as https://home.example.org, in lower case and without a path or a usual port',
  })
  CORS_ORIGINS: string[] = [];

  @Describe('Addresses or networks of reverse proxies whose X-Forwarded headers are trusted, separated by commas.')
  @IsString({ each: true })
  TRUSTED_PROXIES: string[] = [];

  @Describe(
    'Show recipe pictures only to people who can read the recipe. Otherwise anyone who knows a recipe’s long random id can see its picture, which some apps and dashboards need.',
  )
  @IsBoolean()
  PRIVATE_PICTURES: boolean = false;

  @Describe('Largest allowed upload, in megabytes.')
  @IsInt()
  @Min(1)
  @Max(10_000)
  MAX_UPLOAD_MB: number = 50;

  @Describe(
    'A folder outside of DATA_DIR whose files are imported: pages, texts, pictures, PDFs, files of other programs. They are moved to its folders `done` and `failed`, with the reason.',
  )
  @IsOptional()
  @IsString()
  IMPORT_FOLDER?: string;

  @Describe('Username or e-mail address of the person for whom they are imported.')
  @IsOptional()
  @IsString()
  IMPORT_FOLDER_USER?: string;

  @Describe('Version reported to API clients. Some of them compare it and want a value such as `v3.24.0`.')
  @IsString()
  APP_VERSION: string = 'develop';

  @Describe('Serves Prometheus metrics at /metrics to clients that send this bearer token, 16 characters or more.')
  @IsOptional()
  @MinLength(16)
  METRICS_TOKEN?: string;

  @Describe('Name of this build, such as a commit; for display only.')
  @IsString()
  BUILD_ID: string = 'unknown';

  @Describe('How many jobs one worker process runs at a time.')
  @IsInt()
  @Min(1)
  @Max(100)
  WORKER_CONCURRENCY: number = 4;
}

type Value = string | number | boolean | string[];

function convert(name: keyof Environment, text: string): Value {
  const type: unknown = Reflect.getMetadata('design:type', Environment.prototype, name);
  if (type === Number) return text === '' ? NaN : Number(text);
  if (type === Boolean)
    return { true: true, 1: true, yes: true, false: false, 0: false, no: false }[text.toLowerCase()] ?? text;
  if (type === Array)
    return text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  return text;
}

/** An empty variable counts as absent: compose files pass `SMTP_HOST=` for "not set". */
function assign(environment: Environment, source: NodeJS.ProcessEnv): void {
  for (const { name } of settings) {
    const text = source[name]?.trim();
    if (text) Object.assign(environment, { [name]: convert(name, text) });
  }
}

/** Longer than the idle connections of `docker/Caddyfile` and `docker/nginx.conf` are kept. */
const PROXY_SECONDS = 6;

function complete(environment: Environment): void {
  environment.BASE_URL ||= `http://localhost:${environment.PORT}`;
  environment.BASE_URL = environment.BASE_URL.replace(/\/+$/, '');
  environment.DATA_DIR = resolve(environment.DATA_DIR);
  environment.SHUTDOWN_DELAY ??= environment.PROCESS === 'api' ? PROXY_SECONDS : 0;
}

/** @returns the path of BASE_URL, such as `/recipes`; empty at the root of a host */
export const basePathOf = ({ BASE_URL }: Pick<Environment, 'BASE_URL'>): string =>
  new URL(BASE_URL).pathname.replace(/\/+$/, '');

/** The API must be told from a page below a path that begins alike. */
const BASE_PATH = /^(?:\/(?!api(?:\/|$))[\w~-]+(?:\/[\w~-]+)*)?$/;

function check(environment: Environment): void {
  const [error] = validateSync(environment);
  if (error) throw new Error(`${error.property}: ${Object.values(error.constraints ?? {}).join(', ')}`);
  const { search, hash } = new URL(environment.BASE_URL);
  if (search || hash || !BASE_PATH.test(basePathOf(environment)))
    throw new Error('BASE_URL: may end with a path of letters, digits and hyphens that does not begin with /api');
  if (environment.PROCESS !== 'all' && !environment.DATABASE_URL) {
    throw new Error(`DATABASE_URL: is needed when PROCESS is ${environment.PROCESS}`);
  }
  const { OIDC_AUTH_ENABLED, OIDC_CONFIGURATION_URL, OIDC_CLIENT_ID, ALLOW_PASSWORD_LOGIN } = environment;
  const { LDAP_AUTH_ENABLED, LDAP_SERVER_URL, LDAP_BASE_DN } = environment;
  if (LDAP_AUTH_ENABLED && !(LDAP_SERVER_URL && LDAP_BASE_DN))
    throw new Error('LDAP_AUTH_ENABLED: needs LDAP_SERVER_URL and LDAP_BASE_DN');
  if (OIDC_AUTH_ENABLED && !(OIDC_CONFIGURATION_URL && OIDC_CLIENT_ID))
    throw new Error('OIDC_AUTH_ENABLED: needs OIDC_CONFIGURATION_URL and OIDC_CLIENT_ID');
  if (!ALLOW_PASSWORD_LOGIN && !OIDC_AUTH_ENABLED)
    throw new Error('ALLOW_PASSWORD_LOGIN: false needs OIDC_AUTH_ENABLED, or nobody could sign in');
  const { IMPORT_FOLDER, IMPORT_FOLDER_USER } = environment;
  if (IMPORT_FOLDER && !IMPORT_FOLDER_USER) throw new Error('IMPORT_FOLDER: needs IMPORT_FOLDER_USER');
  if (IMPORT_FOLDER && `${resolve(IMPORT_FOLDER)}${sep}`.startsWith(`${environment.DATA_DIR}${sep}`))
    throw new Error('IMPORT_FOLDER: must be outside of DATA_DIR');
  const copies = environment.BACKUP_COPY_DIR && resolve(environment.BACKUP_COPY_DIR);
  if (copies && `${copies}${sep}`.startsWith(`${environment.DATA_DIR}${sep}`)) {
    throw new Error('BACKUP_COPY_DIR: must be outside of DATA_DIR');
  }
  if (environment.SECRET && isWeakSecret(environment.SECRET)) {
    throw new Error(
      'SECRET: must have at least 32 characters and be hard to guess, for example the output of `openssl rand -hex 32`',
    );
  }
}

/** Reads the configuration once, at boot. Throws one error that names the variable at fault. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const environment = new Environment();
  assign(environment, source);
  complete(environment);
  check(environment);
  environment.SECRET ||= readOrCreateSecret(join(environment.DATA_DIR, '.secret'));
  return environment;
}

/** Returns name, default and description of every variable for the documentation. */
export function describeEnvironment(): { name: string; initial: string; description: string }[] {
  const initial = new Environment();
  return settings.map(({ name, description, shownDefault }) => {
    const value = initial[name];
    return { name, description, initial: shownDefault ?? (value === undefined ? '' : String(value)) };
  });
}
