import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RawPicture } from './bitmap.ts';
import { boundedWasm } from '../processes/bounded-wasm.ts';

/** Pointer into the decoder's memory. */
interface Pointer {
  $$: { ptr: number };
}
interface Failure {
  code: unknown;
}
interface Plane {
  id: unknown;
  width: number;
  height: number;
  stride: number;
  data: Uint8Array;
}
interface Decoder {
  heif_error_code: { heif_error_Ok: unknown };
  heif_colorspace: { heif_colorspace_RGB: unknown };
  heif_chroma: { heif_chroma_interleaved_RGB: unknown };
  heif_channel: { heif_channel_interleaved: unknown };
  heif_context_alloc(): Pointer;
  heif_context_set_maximum_image_size_limit(context: number, side: number): void;
  heif_context_read_from_memory(context: Pointer, file: Uint8Array): Failure;
  heif_js_context_get_primary_image_handle(context: Pointer): Pointer | Failure;
  heif_image_handle_get_width(handle: Pointer): number;
  heif_image_handle_get_height(handle: Pointer): number;
  heif_js_decode_image2(handle: Pointer, space: unknown, chroma: unknown): Promise<{ channels: Plane[] } | Failure>;
}
type Load = (options: {
  wasmBinary: Uint8Array;
  print: () => void;
  printErr: () => void;
}) => Promise<Decoder> | Decoder;

const require = createRequire(import.meta.url);
const MODULE = 'libheif-js/libheif-wasm/libheif.js';
/** Megabytes. A picture of 25 million pixels takes about 250. */
const MAX_MEMORY = 512;
const quiet = () => {};

/** Loads a new decoder for each picture, because WebAssembly memory never shrinks. */
async function load(): Promise<Decoder> {
  const wasm = readFileSync(require.resolve(MODULE).replace(/js$/, 'wasm'));
  const create: Load = require(MODULE);
  return create({ wasmBinary: boundedWasm(wasm, MAX_MEMORY), print: quiet, printErr: quiet });
}

interface Work {
  /** Bytes or path. */
  file: Uint8Array | string;
  mostPixels: number;
}

/**
 * Decodes the main picture of a HEIC file with its rotation. Null if the file is damaged or its header understates the pixels. Runs in a
 * process of its own; see `runInProcess`.
 */
export async function task({ file, mostPixels }: Work): Promise<RawPicture | null> {
  const decoder = await load();
  try {
    return await decode(decoder, typeof file === 'string' ? readFileSync(file) : file, mostPixels);
  } catch {
    // a damaged file may crash the decoder, which is discarded afterwards
    return null;
  }
}

async function decode(decoder: Decoder, file: Uint8Array, mostPixels: number): Promise<RawPicture | null> {
  const context = decoder.heif_context_alloc();
  // limits the tiles of the picture too
  decoder.heif_context_set_maximum_image_size_limit(context.$$.ptr, Math.floor(Math.sqrt(mostPixels)));
  const read = decoder.heif_context_read_from_memory(context, file);
  if (read.code !== decoder.heif_error_code.heif_error_Ok) return null;
  const handle = decoder.heif_js_context_get_primary_image_handle(context);
  if ('code' in handle) return null;
  const pixels = decoder.heif_image_handle_get_width(handle) * decoder.heif_image_handle_get_height(handle);
  if (pixels > mostPixels) return null;
  const { heif_colorspace_RGB: space } = decoder.heif_colorspace;
  const decoded = await decoder.heif_js_decode_image2(handle, space, decoder.heif_chroma.heif_chroma_interleaved_RGB);
  if ('code' in decoded) return null;
  const plane = decoded.channels.find(({ id }) => id === decoder.heif_channel.heif_channel_interleaved);
  return plane ? withoutPadding(plane) : null;
}

function withoutPadding({ width, height, stride, data }: Plane): RawPicture {
  const row = width * 3;
  const pixels = Buffer.allocUnsafe(row * height);
  for (let y = 0; y < height; y++) pixels.set(data.subarray(y * stride, y * stride + row), y * row);
  return { width, height, pixels };
}
