/** Code lengths, run-length encoded as in the format: repetitions minus one in the high four bits, the length in the low ones. */
const LITERALS = [
  ...[
    11, 124, 8, 7, 28, 7, 188, 13, 76, 4, 10, 8, 12, 10, 12, 10, 8, 23, 8, 9, 7, 6, 7, 8, 7, 6, 55, 8, 23, 24, 12, 11,
  ],
  ...[7, 9, 11, 12, 6, 7, 22, 5, 7, 24, 6, 11, 9, 6, 7, 22, 7, 11, 38, 7, 9, 8, 25, 11, 8, 11, 9, 12, 8, 12, 5, 38, 5],
  ...[
    38, 5, 11, 7, 5, 6, 21, 6, 10, 53, 8, 7, 24, 10, 27, 44, 253, 253, 253, 252, 252, 252, 13, 12, 45, 12, 45, 12, 61,
  ],
  ...[12, 45, 44, 173],
];
const LENGTHS = [2, 35, 36, 53, 38, 23];
const DISTANCES = [2, 20, 53, 230, 247, 151, 248];
/** Base length of each length code, and the number of extra bits that are added to it. */
const MIN_LENGTH = [3, 2, 4, 5, 6, 7, 8, 9, 10, 12, 16, 24, 40, 72, 136, 264];
const EXTRA_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8];
const END = 519;
const MAX_CODE_LENGTH = 13;

/** Symbols by code. A leading one marks the length of the code. */
type Codes = ReadonlyMap<number, number>;

/** Assigns codes in order; codes of one length count down from all ones. */
function buildCodes(packed: readonly number[]): Codes {
  const lengths = packed.flatMap((one) => Array<number>((one >> 4) + 1).fill(one & 15));
  const codes = new Map<number, number>();
  let code = 0;
  for (let length = 1; length <= MAX_CODE_LENGTH; length++, code <<= 1) {
    for (const [symbol, own] of lengths.entries())
      if (own === length) codes.set((1 << length) | (~code++ & ((1 << length) - 1)), symbol);
  }
  return codes;
}

const codes = { literals: buildCodes(LITERALS), lengths: buildCodes(LENGTHS), distances: buildCodes(DISTANCES) };

/** Decompresses PKWARE DCL data; throws RangeError for damaged data and for more than `most` bytes. */
export function explode(packed: Buffer, most: number): Buffer {
  const bits = new Bits(packed);
  const isCoded = bits.take(8) === 1;
  const distanceBits = bits.take(8);
  if (distanceBits < 4 || distanceBits > 6) throw new RangeError('The data is not PKWARE DCL.');
  let out = Buffer.alloc(Math.max(256, packed.length * 4));
  let at = 0;
  const put = (byte: number) => {
    if (at >= most) throw new RangeError('The decompressed data is too large.');
    if (at === out.length) out = Buffer.concat([out, Buffer.alloc(out.length)]);
    out[at++] = byte;
  };
  for (;;) {
    if (!bits.take(1)) {
      put(isCoded ? bits.symbol(codes.literals) : bits.take(8));
      continue;
    }
    const symbol = bits.symbol(codes.lengths);
    const length = (MIN_LENGTH[symbol] ?? 0) + bits.take(EXTRA_BITS[symbol] ?? 0);
    if (length === END) return out.subarray(0, at);
    const low = length === 2 ? 2 : distanceBits;
    const distance = (bits.symbol(codes.distances) << low) + bits.take(low) + 1;
    if (distance > at) throw new RangeError('A distance points before the beginning.');
    for (let count = 0; count < length; count++) put(out.readUInt8(at - distance));
  }
}

/** Reads bits, the lowest of a byte first. */
class Bits {
  private readonly bytes: Buffer;
  private at = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  take(count: number): number {
    let value = 0;
    for (let bit = 0; bit < count; bit++) value |= this.next() << bit;
    return value;
  }

  symbol(known: Codes): number {
    let code = 1;
    for (let length = 0; length < MAX_CODE_LENGTH; length++) {
      code = (code << 1) | this.next();
      const symbol = known.get(code);
      if (symbol !== undefined) return symbol;
    }
    throw new RangeError('The data contains an unknown code.');
  }

  private next(): number {
    const byte = this.bytes[this.at >> 3];
    if (byte === undefined) throw new RangeError('The data is truncated.');
    return (byte >> (this.at++ & 7)) & 1;
  }
}
