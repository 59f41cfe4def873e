/** Disjoint sets, each with the weakest reason that joined its members. */
export class DuplicateSets<Reason extends string> {
  private readonly reasons: readonly Reason[];
  private readonly setOf = new Map<string, { ids: Set<string>; rank: number }>();
  private readonly apart = new Map<string, Set<string>>();

  /**
   * @param reasons all reasons, the strongest first
   * @param apart sets of ids that must stay in different sets
   */
  constructor(reasons: readonly Reason[], apart: string[][]) {
    this.reasons = reasons;
    for (const ids of apart) {
      for (const id of ids) {
        const others = ids.filter((one) => one !== id);
        this.apart.set(id, new Set([...(this.apart.get(id) ?? []), ...others]));
      }
    }
  }

  join([first, ...others]: string[], reason: Reason): void {
    for (const other of others) if (first !== undefined) this.joinTwo(first, other, this.reasons.indexOf(reason));
  }

  all(): { reason: Reason; ids: string[] }[] {
    const byRank = Map.groupBy(new Set(this.setOf.values()), ({ rank }) => rank);
    return [...this.reasons.entries()].flatMap(([rank, reason]) =>
      (byRank.get(rank) ?? []).map(({ ids }) => ({ reason, ids: [...ids] })),
    );
  }

  private joinTwo(one: string, other: string, rank: number): void {
    const [a, b] = [this.get(one), this.get(other)];
    if (one === other || a === b || [...a.ids].some((id) => this.isApart(id, b.ids))) return;
    const ids = new Set([...a.ids, ...b.ids]);
    const set = { ids, rank: Math.max(a.rank, b.rank, rank) };
    for (const id of ids) this.setOf.set(id, set);
  }

  private get(id: string) {
    return this.setOf.get(id) ?? { ids: new Set([id]), rank: 0 };
  }

  private isApart(id: string, ids: Set<string>): boolean {
    const known = this.apart.get(id);
    return !!known && [...ids].some((other) => known.has(other));
  }
}
