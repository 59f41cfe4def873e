import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ZipFile } from 'yazl';
import type { RequestSchema } from '#contract';
import { fallbackLocale } from '#locales';
import { Context, DomainEvents, OwnDataRequested } from '#persistence';
import { NotFound, Storage } from '#platform';
import { ReauthenticationService } from '../sessions/reauthentication.service.ts';
import { type Download, Downloads } from '../tokens/downloads.ts';
import { User } from './user.entity.ts';

const DOWNLOAD_KIND = 'own-data';

/** Data that this area stores about a user, without secrets and their hashes. */
const QUERIES: [name: string, sql: string][] = [
  [
    'account',
    `SELECT id, username, full_name, email, auth_method, admin, can_invite, can_manage, can_organize, created_at, update_at
       FROM users WHERE id = $1`,
  ],
  [
    'sessions',
    'SELECT device, locale, remembered, created_at, last_used_at, expires_at FROM sessions WHERE user_id = $1',
  ],
  ['api-tokens', 'SELECT name, scope, created_at, last_used_at, expires_at FROM api_tokens WHERE user_id = $1'],
  ['passkeys', 'SELECT name, created_at, last_used_at FROM passkeys WHERE user_id = $1'],
  ['two-step-sign-in', 'SELECT created_at, confirmed_at FROM two_factors WHERE user_id = $1'],
  ['providers', 'SELECT issuer, name, created_at, last_used_at FROM external_identities WHERE user_id = $1'],
  ['invitations', 'SELECT uses_left, created_at, expires_at FROM invitations WHERE inviter_id = $1'],
];

/** PostgreSQL refuses parameters without a type, which those are that a query does not use. */
const TYPED_PARAMETERS = 'WITH own AS (SELECT $1::uuid AS user_id, $2::uuid AS group_id)';

/** Lets users download everything that the server stores about them, as a zip file of JSON files and pictures. */
@Injectable()
export class OwnDataService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly downloads: Downloads,
    private readonly events: DomainEvents,
    private readonly reauthentication: ReauthenticationService,
    private readonly storage: Storage,
  ) {
    downloads.offer(DOWNLOAD_KIND, (id) => this.open(id));
  }

  async createToken(context: Context, { currentPassword }: RequestSchema<'OwnProof'>): Promise<{ fileToken: string }> {
    await this.reauthentication.assert(context, currentPassword);
    return this.downloads.issue(context, DOWNLOAD_KIND, context.userId);
  }

  private async open(userId: string): Promise<Download> {
    const { manager } = this.database;
    const user = await manager.findOneBy(User, { id: userId });
    if (!user) throw new NotFound();
    const data = new OwnDataRequested(userId);
    for (const [name, sql] of QUERIES) data.queries.set(name, sql);
    data.files.set('picture.webp', `users/${userId}/profile.webp`);
    await this.events.publish(new Context({ locale: fallbackLocale }, manager), data);
    return { name: `${user.username}.zip`, open: () => this.archive(data, user.groupId) };
  }

  /** The archive is written while it is downloaded, one file at a time; no copy is stored. */
  private archive({ userId, queries, files }: OwnDataRequested, groupId: string): Readable {
    const zip = new ZipFile();
    const archive = Readable.from(zip.outputStream);
    const write = async () => {
      for (const [name, sql] of queries) {
        const rows = await this.database.query<object[]>(`${TYPED_PARAMETERS} ${sql}`, [userId, groupId]);
        zip.addBuffer(Buffer.from(`${JSON.stringify(rows.map(withCamelCase), null, 2)}\n`), `${name}.json`);
      }
      for (const [name, key] of files)
        if (await this.storage.info(key)) zip.addFile(this.storage.path(key), name, { compress: false });
      zip.end();
    };
    write().catch((error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))));
    return archive;
  }
}

const withCamelCase = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
