import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, NotFound } from '#platform';
import { ReportEntry } from './report-entry.entity.ts';
import { Report, type ReportCategory, type ReportStatus } from './report.entity.ts';

type NewEntry = Pick<ReportEntry, 'item' | 'success' | 'message'> & Partial<Pick<ReportEntry, 'exception' | 'slug'>>;

@Injectable()
export class ReportsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async list(actor: Actor, category?: ReportCategory): Promise<Report[]> {
    const where = { groupId: actor.groupId, ...(category && { category }) };
    return this.database.manager.find(Report, { where, order: { createdAt: 'DESC' }, take: 200 });
  }

  async get(actor: Actor, id: string): Promise<Report> {
    const report = await this.database.manager.findOneBy(Report, { id, groupId: actor.groupId });
    if (!report) throw new NotFound();
    report.entries = await this.database.manager.find(ReportEntry, { where: { reportId: id }, order: { item: 'ASC' } });
    return report;
  }

  async delete(actor: Actor, id: string): Promise<void> {
    await this.get(actor, id);
    await this.database.manager.delete(Report, { id });
  }

  async create(
    groupId: string,
    category: ReportCategory,
    name: string,
    manager = this.database.manager,
  ): Promise<Report> {
    return manager.save(manager.create(Report, { groupId, category, name }));
  }

  async addEntry(reportId: string, entry: NewEntry, manager: EntityManager = this.database.manager): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(ReportEntry)
      .values({ reportId, ...entry })
      .orIgnore()
      .execute();
  }

  /** Numbers of the items that have an entry already. */
  async reportedItems(reportId: string): Promise<Set<number>> {
    const entries = await this.database.manager.find(ReportEntry, { where: { reportId }, select: { item: true } });
    return new Set(entries.map((entry) => entry.item));
  }

  /** All entries good: success; some: partial; none, or no entries: failure. */
  async finish(reportId: string): Promise<ReportStatus> {
    const entries = await this.database.manager.find(ReportEntry, { where: { reportId }, select: { success: true } });
    const good = entries.filter((entry) => entry.success).length;
    const status = good === 0 ? 'failure' : good === entries.length ? 'success' : 'partial';
    await this.database.manager.update(Report, reportId, { status });
    return status;
  }
}
