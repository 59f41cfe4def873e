import { Injectable } from '@nestjs/common';
import { defineJob } from '#jobs';
import type { Context } from '#persistence';
import { BadRequest, decrypt, encrypt, Environment } from '#platform';

/** Encrypts addresses and keys that were stored before they were encrypted, also those of restored older backups. */
export const sealDeliverySecrets = defineJob<object>('notifications.seal-secrets', { schedule: '*/10 * * * *' });

const PURPOSE = 'notifications';
const SEALED = 'v1.';
const COLUMNS = [
  ['notifiers', 'sealed_address'],
  ['event_webhooks', 'sealed_secret'],
] as const;

/** Encrypts addresses of notifiers and signing keys of webhooks with the server's key, so that the database does not reveal them. */
@Injectable()
export class DeliverySecretsService {
  constructor(private readonly environment: Environment) {}

  seal(groupId: string, text: string): string {
    return encrypt(this.environment.SECRET, { purpose: PURPOSE, owner: groupId }, text);
  }

  /** Throws 400 for a secret that was encrypted with the key of another server. */
  open(groupId: string, stored: string): string {
    if (!stored.startsWith(SEALED)) return stored;
    const text = decrypt(this.environment.SECRET, { purpose: PURPOSE, owner: groupId }, stored);
    if (text === undefined) throw new BadRequest('notifications.otherKey');
    return text;
  }

  async sealAll({ manager }: Context): Promise<void> {
    for (const [table, column] of COLUMNS) {
      const rows = await manager.query<{ id: string; groupId: string; stored: string }[]>(
        `SELECT id, group_id AS "groupId", ${column} AS stored FROM ${table} WHERE NOT starts_with(${column}, $1)`,
        [SEALED],
      );
      for (const { id, groupId, stored } of rows) {
        const values = [this.seal(groupId, stored), id, stored];
        await manager.query(`UPDATE ${table} SET ${column} = $1 WHERE id = $2 AND ${column} = $3`, values);
      }
    }
  }
}
