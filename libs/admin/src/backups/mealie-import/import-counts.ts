import { translate } from '#platform';
import type { JobProgress } from '../progress.ts';

/** Counted kinds; the catalogue has a text for each. */
export const KINDS = [
  'people',
  'labels',
  'foods',
  'units',
  'categories',
  'tags',
  'tools',
  'recipes',
  'pictures',
  'comments',
  'events',
  'favorites',
  'lists',
  'items',
  'meals',
  'rules',
  'cookbooks',
  'webhooks',
  'actions',
] as const;
type Kind = (typeof KINDS)[number];

/** Counts imported, already present and failed rows of a group. */
export class ImportCounts {
  private readonly counts = new Map<Kind, { imported: number; known: number; failed: number }>();
  private readonly notes: string[] = [];

  /** Adds a line below the numbers. */
  note(line: string): void {
    this.notes.push(line);
  }

  countImported(kind: Kind, count = 1): void {
    this.of(kind).imported += count;
  }

  countExisting(kind: Kind, count = 1): void {
    this.of(kind).known += count;
  }

  countFailed(kind: Kind, count = 1): void {
    this.of(kind).failed += count;
  }

  async report({ log, context: { locale } }: JobProgress): Promise<void> {
    for (const kind of KINDS) {
      const counts = this.counts.get(kind);
      if (!counts || counts.imported + counts.known + counts.failed === 0) continue;
      const { imported: came, known, failed } = counts;
      const what = translate(locale, `moving.kinds.${kind}`);
      await log(translate(locale, 'moving.counts', { what, came, known, failed }));
    }
    for (const line of this.notes) await log(line);
  }

  private of(kind: Kind) {
    const counts = this.counts.get(kind) ?? { imported: 0, known: 0, failed: 0 };
    this.counts.set(kind, counts);
    return counts;
  }
}
