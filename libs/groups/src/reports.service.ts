import { Injectable } from '@nestjs/common';
import type { Context } from '#persistence';
import { ReportEntry } from './report-entry.entity.ts';
import { Report, type ReportCategory, type ReportStatus } from './report.entity.ts';

type NewEntry = Pick<ReportEntry, 'item' | 'success' | 'message'> & Partial<Pick<ReportEntry, 'exception' | 'slug'>>;

const MOST_SHOWN = 200;

@Injectable()
export class ReportsService {
  /** The newest first. */
  async list(context: Context, category?: ReportCategory): Promise<Report[]> {
    const reports = context.repository(Report).select('report');
    if (category) reports.andWhere('report.category = :category', { category });
    return reports.orderBy('report.created_at', 'DESC').limit(MOST_SHOWN).getMany();
  }

  async get(context: Context, id: string): Promise<Report> {
    const report = await context.repository(Report).get(id);
    report.entries = await context.manager.find(ReportEntry, { where: { reportId: id }, order: { item: 'ASC' } });
    return report;
  }

  async delete(context: Context, id: string): Promise<void> {
    await context.repository(Report).remove(id);
  }

  async create(context: Context, category: ReportCategory, name: string): Promise<Report> {
    return context.transaction(async (inner) => {
      const report = await inner.repository(Report).create({ category, name });
      record(inner, 'created', report);
      return report;
    });
  }

  /** Where the item has an entry already, that stays. */
  async addEntry(context: Context, reportId: string, entry: NewEntry): Promise<void> {
    await this.addEntries(context, reportId, [entry]);
  }

  /**
   * Says in the transaction that did something that it is done. Throws where it has been done before: a worker that stood still was
   * taken for dead, and another one did its work.
   */
  async addDone(context: Context, reportId: string, entry: Omit<NewEntry, 'success'>): Promise<void> {
    if (!(await this.addEntries(context, reportId, [{ ...entry, success: true }])))
      throw new Error('Another worker has done this already');
  }

  /** Answers how many of the items had no entry yet. */
  async addEntries(context: Context, reportId: string, entries: NewEntry[]): Promise<number> {
    const { raw } = await context.manager
      .createQueryBuilder()
      .insert()
      .into(ReportEntry)
      .values(entries.map((entry) => ({ reportId, ...entry })))
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as object[]).length;
  }

  /** Numbers of the items that have an entry already. */
  async reportedItems({ manager }: Context, reportId: string): Promise<Set<number>> {
    const entries = await manager.find(ReportEntry, { where: { reportId }, select: { item: true } });
    return new Set(entries.map((entry) => entry.item));
  }

  /** What has failed is forgotten, so that it can be tried again. */
  async reopen(context: Context, reportId: string): Promise<void> {
    await context.repository(Report).patch(reportId, { status: 'in-progress' });
    await context.manager.delete(ReportEntry, { reportId, success: false });
  }

  /** All entries good: success; some: partial; none, or no entries: failure. */
  async finish(context: Context, reportId: string): Promise<ReportStatus> {
    const entries = await context.manager.find(ReportEntry, { where: { reportId }, select: { success: true } });
    const good = entries.filter((entry) => entry.success).length;
    const status = good === 0 ? 'failure' : good === entries.length ? 'success' : 'partial';
    await context.transaction(async (inner) => {
      record(inner, 'finished', await inner.repository(Report).patch(reportId, { status }));
    });
    return status;
  }
}

function record(context: Context, what: 'created' | 'finished', { id, version, name, category, status }: Report): void {
  context.record({ type: `report.${what}`, data: { id, version, name, category, status } });
}
