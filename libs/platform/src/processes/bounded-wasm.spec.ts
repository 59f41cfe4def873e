import { boundedWasm } from './bounded-wasm.ts';

// no type library of the server declares WebAssembly
declare const WebAssembly: {
  instantiate(module: Uint8Array): Promise<{ instance: { exports: { m: { grow(pages: number): number } } } }>;
};

/** Exports a memory of one page without a maximum. */
const MODULE = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, 5, 3, 1, 0, 1, 7, 5, 1, 1, 109, 2, 0]);

it('refuses memory beyond the limit', async () => {
  const { instance } = await WebAssembly.instantiate(boundedWasm(MODULE, 2));
  const { m: memory } = instance.exports;
  expect(memory.grow(31)).toBe(1);
  expect(() => memory.grow(1)).toThrow(RangeError);
});
