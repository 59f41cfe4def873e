const MAX_LISTED = 200;

/** Parts of a backup that could not be loaded. */
export class LoadReport {
  /** The first rejected rows. */
  readonly rejected: { table: string; key: string; reason: string }[] = [];
  rejectedCount = 0;
  /** Tables and columns that this version does not have. */
  readonly unknown: string[] = [];
  /** Dangling references, which were set to null or whose rows were left out. */
  readonly repaired: { table: string; column: string; rows: number; isRemoved: boolean }[] = [];

  reject(table: string, row: Record<string, unknown>, reason: string): void {
    this.rejectedCount++;
    if (this.rejected.length >= MAX_LISTED) return;
    const key = ['id', 'slug', 'name', 'key'].find(
      (name) => typeof row[name] === 'string' || typeof row[name] === 'number',
    );
    this.rejected.push({ table, key: key ? String(row[key]) : '', reason });
  }

  /** One line for each problem. */
  get lines(): string[] {
    const more = this.rejectedCount - this.rejected.length;
    return [
      ...this.unknown.map((name) => `unknown: ${name}`),
      ...this.rejected.map(({ table, key, reason }) => `left out: ${table} ${key} (${reason})`),
      ...(more > 0 ? [`left out: ${more} more`] : []),
      ...this.repaired.map(
        ({ table, column, rows, isRemoved }) => `${isRemoved ? 'left out' : 'emptied'}: ${table}.${column}, ${rows}`,
      ),
    ];
  }

  get isClean(): boolean {
    return this.rejectedCount === 0 && this.repaired.length === 0;
  }
}
