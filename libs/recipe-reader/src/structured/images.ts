import type { Picture } from '../recipe.ts';
import { asArray, isObject, type Json } from './json.ts';

/** Lists the pictures of a schema.org image value. */
export function picturesIn(value: Json | undefined): Picture[] {
  return distinctPictures(asArray(value).flatMap(pictures));
}

/** Lists each address once, with its largest stated size. */
export function distinctPictures(listed: Picture[]): Picture[] {
  const areas = new Map<string, number>();
  for (const { address, area } of listed) if (address) areas.set(address, Math.max(area, areas.get(address) ?? 0));
  return [...areas].map(([address, area]) => ({ address, area }));
}

function pictures(item: Json): Picture[] {
  if (typeof item === 'string') return addressesIn(item).map((address) => pictureAt(address));
  if (Array.isArray(item)) return item.flatMap(pictures);
  if (!isObject(item)) return [];
  const area = parseSide(item.width) * parseSide(item.height);
  const nested = pictures(item.url ?? item.contentUrl ?? item['@id'] ?? item.src ?? item['@value'] ?? null);
  return nested.map((picture) => (area ? { ...picture, area } : picture));
}

function addressesIn(text: string): string[] {
  return text
    .split(/,\s*(?=https?:\/\/)/)
    .map((address) => address.trim().replaceAll('&amp;', '&'))
    .filter((address) => address && !address.startsWith('data:'));
}

const defaultAspectRatio = 2 / 3;

/** Creates a picture; takes the size from the address if it is not given. */
export function pictureAt(address: string, area = 0): Picture {
  return { address, area: area || areaInAddress(address) };
}

export function parseSide(value: Json | undefined): number {
  const text = isObject(value) ? (value['@value'] ?? value.name) : value;
  return typeof text === 'number' ? text : Number.parseInt(String(text ?? ''), 10) || 0;
}

function areaInAddress(address: string): number {
  const [width, height] = statedSides(address);
  return width * height;
}

/** Parses a size in an address: `-500x375.jpg`, `/1333x1333/`, `?w=1200&h=630`; 0 if unknown. A height of 0 is estimated. */
export function statedSides(address: string): [width: number, height: number] {
  const size = /[-_/](\d{2,5})x(\d{2,5}|0)(?=[-_./])/.exec(address);
  if (size) return [Number(size[1]), Number(size[2]) || Number(size[1]) * defaultAspectRatio];
  return [numberInQuery(address, 'w(?:id(?:th)?)?'), numberInQuery(address, 'h(?:ei(?:ght)?)?')];
}

function numberInQuery(address: string, name: string): number {
  return Number(new RegExp(String.raw`[?&]${name}=(\d{2,5})(?!\d)`, 'i').exec(address)?.[1] ?? 0);
}
