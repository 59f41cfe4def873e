import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, NotFound } from '#platform';
import { ApiToken } from './api-token.entity.ts';
import { hashToken, newToken } from './secrets.ts';

@Injectable()
export class ApiTokensService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async list(actor: Actor): Promise<ApiToken[]> {
    return this.database.manager.find(ApiToken, { where: { userId: actor.userId }, order: { id: 'ASC' } });
  }

  /** The only moment at which the token itself is known. */
  async create(actor: Actor, name: string, integrationId = 'generic'): Promise<ApiToken & { token: string }> {
    const token = `tureen_${newToken()}`;
    const row = { userId: actor.userId, name, integrationId, tokenHash: hashToken(token), lastUsedAt: null };
    return Object.assign(await this.database.manager.save(this.database.manager.create(ApiToken, row)), { token });
  }

  async delete(actor: Actor, id: number): Promise<{ tokenDelete: string }> {
    const token = await this.database.manager.findOneBy(ApiToken, { id, userId: actor.userId });
    if (!token) throw new NotFound();
    await this.database.manager.delete(ApiToken, { id });
    return { tokenDelete: token.name };
  }
}
