import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import type { ListQuery } from '#contract';
import { type Context, insertNew, listPage, type Page } from '#persistence';
import { ReportEntry } from './report-entry.entity.ts';
import { Report, type ReportCategory, type ReportStatus } from './report.entity.ts';

type NewEntry = Pick<ReportEntry, 'item' | 'success' | 'message'> & Partial<Pick<ReportEntry, 'exception' | 'slug'>>;

const MAX_SHOWN = 200;

@Injectable()
export class ReportsService {
  /** Newest first. */
  async list(context: Context, category?: ReportCategory): Promise<Report[]> {
    const reports = context.repository(Report).select('report');
    if (category) reports.andWhere('report.category = :category', { category });
    return reports.orderBy('report.created_at', 'DESC').limit(MAX_SHOWN).getMany();
  }

  async get(context: Context, id: string, withEntries = true): Promise<Report> {
    const report = await context.repository(Report).get(id);
    const [goodEntries, badEntries] = [await countEntries(context, id, true), await countEntries(context, id, false)];
    const entries = withEntries
      ? await context.manager.find(ReportEntry, { where: { reportId: id }, order: { item: 'ASC' } })
      : [];
    return Object.assign(report, { goodEntries, badEntries, entries });
  }

  async listEntries(context: Context, id: string, query: ListQuery): Promise<Page<ReportEntry>> {
    await context.repository(Report).get(id);
    const entries = context.manager.createQueryBuilder(ReportEntry, 'row').where('row.report_id = :id', { id });
    return listPage(entries, query, { search: ['row.message', 'row.exception'] });
  }

  async delete(context: Context, id: string): Promise<void> {
    await context.repository(Report).remove(id);
  }

  async create(context: Context, category: ReportCategory, name: string): Promise<Report> {
    return context.transaction(async (tx) => {
      const report = await tx.repository(Report).create({ category, name });
      record(tx, 'created', report);
      return report;
    });
  }

  /** Keeps an existing entry of the item. */
  async addEntry(context: Context, reportId: string, entry: NewEntry): Promise<void> {
    await this.addEntries(context, reportId, [entry]);
  }

  /**
   * Marks an item as done within the transaction of the work. Throws if it was done before, by another worker that took over from a
   * frozen one.
   */
  async addDone(context: Context, reportId: string, entry: Omit<NewEntry, 'success'>): Promise<void> {
    if (!(await this.addEntries(context, reportId, [{ ...entry, success: true }])))
      throw new Error('Another worker has done this already');
  }

  /** Returns how many items had no entry before. */
  async addEntries(context: Context, reportId: string, entries: NewEntry[]): Promise<number> {
    const rows = entries.map((entry) => ({ reportId, ...entry }));
    return (await insertNew(context.manager, ReportEntry, rows, ['id'])).length;
  }

  /** Returns the numbers of the items with an entry. */
  async reportedItems({ manager }: Context, reportId: string): Promise<Set<number>> {
    const entries = await manager.find(ReportEntry, { where: { reportId }, select: { item: true } });
    return new Set(entries.map((entry) => entry.item));
  }

  /** Deletes failed entries, or only that of an item, so that their items are retried. */
  async reopen(context: Context, reportId: string, item?: number): Promise<void> {
    await context.repository(Report).patch(reportId, { status: 'in-progress' });
    await context.manager.delete(ReportEntry, { reportId, success: false, ...(item !== undefined && { item }) });
  }

  /** Deletes entries of items that were skipped, so that they are done. Returns false if some are not such entries of the report. */
  async reopenSkipped(context: Context, reportId: string, ids: string[]): Promise<boolean> {
    await context.repository(Report).patch(reportId, { status: 'in-progress' });
    const skipped = { id: In(ids), reportId, success: true, exception: Not('') };
    return (await context.manager.delete(ReportEntry, skipped)).affected === new Set(ids).size;
  }

  /** Reopens a report whose job is run again after it had ended, so that failed items are retried. */
  async resume(context: Context, reportId: string): Promise<void> {
    const { status } = await context.repository(Report).get(reportId);
    if (status !== 'in-progress') await this.reopen(context, reportId);
  }

  /** Deletes reports of all groups after a year, with their entries and the migrations that they are about. */
  async removeExpired({ manager }: Context): Promise<void> {
    await manager.query("DELETE FROM reports WHERE created_at < now() - interval '1 year'");
  }

  /** Status is success if all entries are good, partial if some are, otherwise failure. */
  async finish(context: Context, reportId: string): Promise<ReportStatus> {
    const entries = await context.manager.find(ReportEntry, { where: { reportId }, select: { success: true } });
    const successCount = entries.filter((entry) => entry.success).length;
    const status = successCount === 0 ? 'failure' : successCount === entries.length ? 'success' : 'partial';
    await context.transaction(async (tx) => {
      record(tx, 'finished', await tx.repository(Report).patch(reportId, { status }));
    });
    return status;
  }
}

const countEntries = ({ manager }: Context, reportId: string, success: boolean): Promise<number> =>
  manager.countBy(ReportEntry, { reportId, success });

function record(context: Context, what: 'created' | 'finished', { id, version, name, category, status }: Report): void {
  context.record({ type: `report.${what}`, data: { id, version, name, category, status } });
}
