import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import { Injectable } from '@nestjs/common';
import {
  Client,
  type Entry,
  FilterParser,
  InvalidCredentialsError,
  InvalidDNSyntaxError,
  NoSuchObjectError,
} from 'ldapts';
import { Environment } from '../environment.ts';
import { Problem } from '../errors/problem.ts';
import { Log } from '../log/log.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const ANSWER_TIMEOUT_MS = 10_000;
/** Attributes with an id that stays when the entry is renamed: of OpenLDAP (RFC 4530) and of Active Directory. */
const ID_ATTRIBUTES = ['entryUUID', 'objectGUID'];

/** Why the directory could not be used. */
export type DirectoryFault = 'unreachable' | 'certificate' | 'bind' | 'base' | 'filter' | 'other';

/** A person whose password the directory has accepted. */
export interface DirectoryPerson {
  /** Stays the same when the entry is renamed. */
  id: string;
  username: string;
  email: string | undefined;
  fullName: string | undefined;
  /** Missing if the directory does not decide about administrators. */
  isAdmin?: boolean;
}

/** Verifies names and passwords with an LDAP directory. */
@Injectable()
export class Directory {
  constructor(
    private readonly environment: Environment,
    private readonly log: Log,
  ) {}

  get isEnabled(): boolean {
    return this.environment.LDAP_AUTH_ENABLED;
  }

  /**
   * Returns the person with this username or e-mail address and password; null if there is none, or more than one. Throws 503 if the
   * directory cannot be used; the log has the reason, but never a password.
   */
  async verify(name: string, password: string): Promise<DirectoryPerson | null> {
    // a bind without a password succeeds for any name (RFC 4513, 5.1.2)
    if (!this.isEnabled || !name || !password) return null;
    try {
      return await this.withClient(async (client) => {
        const entry = await this.findPerson(client, name);
        if (!entry || !(await this.accepts(entry.dn, password))) return null;
        return this.describe(client, entry);
      });
    } catch (error) {
      const fault = faultOf(error);
      const { code, name: kind } = Object(error) as { code?: unknown; name?: string };
      this.log.warn('The directory could not be used', { fault, error: { code, kind } });
      throw new Problem(503, 'auth.directoryFailed');
    }
  }

  /** Returns what prevents sign-ins with the directory; null if nothing does. */
  async check(): Promise<DirectoryFault | null> {
    try {
      await this.withClient((client) => this.findPerson(client, 'nobody'));
      return null;
    } catch (error) {
      return faultOf(error);
    }
  }

  /** Runs work on a connection that is bound as the account for queries. */
  private async withClient<R>(work: (client: Client) => Promise<R>): Promise<R> {
    const { LDAP_QUERY_BIND: account, LDAP_QUERY_PASSWORD: password } = this.environment;
    const client = await this.connect();
    try {
      if (account) await client.bind(account, password ?? '');
      return await work(client);
    } finally {
      await client.unbind().catch(() => undefined);
    }
  }

  private async connect(): Promise<Client> {
    const { LDAP_SERVER_URL: url = '', LDAP_ENABLE_STARTTLS: startsTls } = this.environment;
    const isSecure = url.startsWith('ldaps:');
    const timeouts = { connectTimeout: CONNECT_TIMEOUT_MS, timeout: ANSWER_TIMEOUT_MS, strictDN: false };
    const client = new Client({ url, ...timeouts, ...(isSecure && { tlsOptions: this.tlsOptions(url) }) });
    if (!startsTls || isSecure) return client;
    try {
      await client.startTLS(this.tlsOptions(url));
      return client;
    } catch (error) {
      await client.unbind().catch(() => undefined);
      throw error;
    }
  }

  private tlsOptions(url: string): ConnectionOptions {
    const { LDAP_TLS_INSECURE: isInsecure, LDAP_TLS_CACERTFILE: file } = this.environment;
    const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
    return { host, rejectUnauthorized: !isInsecure, ...(file && { ca: readFileSync(file) }) };
  }

  /** Returns the only entry with this username or address; null if there is none, or more than one. */
  private async findPerson(client: Client, name: string): Promise<Entry | null> {
    const { LDAP_ID_ATTRIBUTE: id, LDAP_MAIL_ATTRIBUTE: mail, LDAP_NAME_ATTRIBUTE: fullName } = this.environment;
    const entries = await search(client, this.environment.LDAP_BASE_DN ?? '', {
      scope: 'sub',
      filter: personFilter(name, { id, mail, userFilter: this.environment.LDAP_USER_FILTER }),
      attributes: [...new Set([id, mail, fullName, ...ID_ATTRIBUTES])],
    });
    const [entry, ...others] = entries;
    if (others.length)
      this.log.warn('More than one entry of the directory matches a name', { base: this.environment.LDAP_BASE_DN });
    return entry && !others.length ? entry : null;
  }

  private async accepts(dn: string, password: string): Promise<boolean> {
    const client = await this.connect();
    try {
      await client.bind(dn, password);
      return true;
    } catch (error) {
      if (error instanceof InvalidCredentialsError) return false;
      throw error;
    } finally {
      await client.unbind().catch(() => undefined);
    }
  }

  private async describe(client: Client, entry: Entry): Promise<DirectoryPerson | null> {
    const { LDAP_ID_ATTRIBUTE, LDAP_MAIL_ATTRIBUTE, LDAP_NAME_ATTRIBUTE, LDAP_ADMIN_FILTER } = this.environment;
    const username = textIn(entry, LDAP_ID_ATTRIBUTE);
    if (!username) return null;
    const isAdmin = LDAP_ADMIN_FILTER ? await this.matches(client, entry.dn, LDAP_ADMIN_FILTER) : undefined;
    return {
      id: idOf(entry),
      username,
      email: textIn(entry, LDAP_MAIL_ATTRIBUTE),
      fullName: textIn(entry, LDAP_NAME_ATTRIBUTE),
      ...(isAdmin !== undefined && { isAdmin }),
    };
  }

  private async matches(client: Client, dn: string, filter: string): Promise<boolean> {
    return (await search(client, dn, { scope: 'base', filter: inBrackets(filter), attributes: ['1.1'] })).length > 0;
  }
}

interface Search {
  scope: 'base' | 'sub';
  filter: string;
  attributes: string[];
}

async function search(client: Client, base: string, { filter: text, ...options }: Search): Promise<Entry[]> {
  const filter = parseFilter(text);
  const { searchEntries } = await client.search(base, { ...options, filter, explicitBufferAttributes: ['objectGUID'] });
  return searchEntries;
}

class InvalidFilter extends Error {}

/** Throws for a filter that cannot be read. */
export function parseFilter(text: string) {
  if (!isBalanced(text)) throw new InvalidFilter('A filter of the directory has a bracket too much or too few.');
  try {
    return FilterParser.parseString(text);
  } catch (cause) {
    throw new InvalidFilter('A filter of the directory cannot be read.', { cause });
  }
}

/** The parser accepts a filter that ends too early or too late. Brackets in values are escaped. */
function isBalanced(filter: string): boolean {
  let depth = 0;
  return (
    [...filter].every((character, index) => {
      if (character === '(') depth++;
      if (character === ')') depth--;
      return depth > 0 || index === filter.length - 1;
    }) && depth === 0
  );
}

/** Escapes a value in a filter (RFC 4515, 3). */
export const escapeFilterValue = (text: string): string =>
  text.replace(/[\\*()\0]/g, (character) => `\\${character.charCodeAt(0).toString(16).padStart(2, '0')}`);

const inBrackets = (filter: string) => (filter.trim().startsWith('(') ? filter.trim() : `(${filter.trim()})`);

/** Builds the filter for a typed name. `userFilter` may have the placeholders {id_attribute}, {mail_attribute} and {input}. */
export function personFilter(
  name: string,
  { id, mail, userFilter }: { id: string; mail: string; userFilter?: string | undefined },
): string {
  const input = escapeFilterValue(name);
  const values = new Map([
    ['id_attribute', id],
    ['mail_attribute', mail],
    ['input', input],
  ]);
  const further = (userFilter ?? '').replace(/\{(\w+)\}/g, (text, key: string) => values.get(key) ?? text);
  return `(&(|(${id}=${input})(${mail}=${input}))${further.trim() && inBrackets(further)})`;
}

/** Directories write names of attributes in their own case. */
function textIn(entry: Entry, attribute: string): string | undefined {
  const [, held] = Object.entries(entry).find(([name]) => name.toLowerCase() === attribute.toLowerCase()) ?? [];
  const [value] = [held ?? []].flat();
  const text = (typeof value === 'string' ? value : '').trim();
  return text || undefined;
}

function idOf(entry: Entry): string {
  const guid = [entry.objectGUID ?? []].flat()[0];
  const binary = Buffer.isBuffer(guid) && guid.length ? guid.toString('hex') : undefined;
  return textIn(entry, 'entryUUID') ?? binary ?? entry.dn.toLowerCase();
}

const CERTIFICATE_FAULT = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|EPROTO|ERR_SSL/;

export function faultOf(error: unknown): DirectoryFault {
  if (error instanceof InvalidCredentialsError) return 'bind';
  if (error instanceof NoSuchObjectError || error instanceof InvalidDNSyntaxError) return 'base';
  if (error instanceof InvalidFilter) return 'filter';
  const { code, message = '' } = Object(error) as { code?: unknown; message?: string };
  if (typeof code === 'string' && CERTIFICATE_FAULT.test(code)) return 'certificate';
  if (typeof code === 'string' || /timeout|closed/i.test(message)) return 'unreachable';
  return 'other';
}
