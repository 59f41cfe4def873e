import { hash } from 'node:crypto';

/** Hash of a set of lines, independent of their order: the XOR of their SHA-256 hashes. Lines are unique because rows have keys. */
export class RowsHash {
  private readonly sum = Buffer.alloc(32);
  count = 0;
  bytes = 0;

  add(line: string): void {
    const one = hash('sha256', line, 'buffer');
    for (let at = 0; at < 32; at++) this.sum[at]! ^= one[at]!;
    this.count++;
    this.bytes += line.length;
  }

  digest(): string {
    return this.sum.toString('hex');
  }
}
