const HEADER = 8;
const MEMORY_SECTION = 5;
const HAS_MOST = 1;
const PAGES_A_MEGABYTE = 16;

/**
 * Limits the memory of a WebAssembly module; growing beyond it fails inside the module. V8's limit does not cover WebAssembly
 * memory. For modules with a single own memory.
 */
export function boundedWasm(module: Uint8Array, megabytes: number): Uint8Array {
  const sections = [module.subarray(0, HEADER)];
  for (let at = HEADER; at < module.length;) {
    const [length, start] = readNumber(module, at + 1);
    sections.push(
      module[at] === MEMORY_SECTION ? memory(module, start, megabytes) : module.subarray(at, start + length),
    );
    at = start + length;
  }
  return Buffer.concat(sections);
}

/** Encodes the memory section with a maximum. */
function memory(module: Uint8Array, start: number, megabytes: number): Uint8Array {
  const [memories, flags] = readNumber(module, start);
  const [minPages] = readNumber(module, flags + 1);
  if (memories !== 1) throw new Error('The module has more than one memory');
  const limits = [1, HAS_MOST, ...bytesOf(minPages), ...bytesOf(Math.max(minPages, megabytes * PAGES_A_MEGABYTE))];
  return Uint8Array.from([MEMORY_SECTION, ...bytesOf(limits.length), ...limits]);
}

/** Decodes a LEB128 number; returns its value and end. */
function readNumber(bytes: Uint8Array, at: number): [value: number, end: number] {
  let value = 0;
  for (let place = 1; ; place *= 128) {
    const byte = bytes[at++] ?? 0;
    value += (byte % 128) * place;
    if (byte < 128) return [value, at];
  }
}

const bytesOf = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...bytesOf(Math.floor(value / 128))];
