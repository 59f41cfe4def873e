import { asArray, isObject, type Json } from './json.ts';

interface Sized {
  address: string;
  area: number;
}

/** The addresses of a schema.org image value, the largest first as far as sizes are known, else as listed. */
export function imageAddresses(value: Json | undefined): string[] {
  const images = asArray(value).flatMap(sized);
  const known = images.every(({ area }) => area > 0);
  const ordered = known ? [...images].sort((a, b) => b.area - a.area) : images;
  return [...new Set(ordered.map(({ address }) => address))];
}

function sized(item: Json): Sized[] {
  if (typeof item === 'string') return addressesIn(item).map((address) => ({ address, area: areaInAddress(address) }));
  if (Array.isArray(item)) return item.flatMap(sized);
  if (!isObject(item)) return [];
  const area = side(item.width) * side(item.height);
  const found = sized(item.url ?? item.contentUrl ?? item['@id'] ?? item.src ?? item['@value'] ?? null);
  return found.map(({ address, area: written }) => ({ address, area: area || written }));
}

function addressesIn(text: string): string[] {
  return text
    .split(/\s*,\s*(?=https?:\/\/)/)
    .map((address) => address.trim().replaceAll('&amp;', '&'))
    .filter((address) => address && !address.startsWith('data:'));
}

function side(value: Json | undefined): number {
  const text = isObject(value) ? (value['@value'] ?? value.name) : value;
  return typeof text === 'number' ? text : Number.parseInt(String(text ?? ''), 10) || 0;
}

/** `-500x375.jpg`, `/1333x1333/` and the like; only a hint. */
function areaInAddress(address: string): number {
  const size = /[-_/](\d{2,5})x(\d{2,5})(?=[-_./])/.exec(address);
  return size ? Number(size[1]) * Number(size[2]) : 0;
}
