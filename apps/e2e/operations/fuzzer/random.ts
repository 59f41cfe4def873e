/** Random numbers from a seed, so that a run can be repeated. */
export class Random {
  constructor(private state: number) {}

  /** @returns a number from 0 to 1, without 1 (mulberry32) */
  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let value = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  }

  /** @returns an integer from 0 to `below`, without `below` */
  number(below: number): number {
    return Math.floor(this.fraction() * below);
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.number(list.length)]!;
  }
}
