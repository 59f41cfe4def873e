import type { FieldProvenance, Reading } from '../recipe.ts';
import type { Findings } from './fuse.ts';

/** Pictures of the site, not of the dish. */
const notADish =
  /logo|favicon|site-?icon|placeholder|default[-_.]|avatar|cropped-asset|gravatar|spinner|fallback|(?<!\/\/)og-?image|blank\.|1x1|pixel/i;

/**
 * The pictures, the best first. The one that the page shows of itself elsewhere leads: structured data often lists small cuts
 * first. Of two sizes of one picture the larger leads.
 */
export function choosePictures(
  readings: Reading[],
  { head, visible }: Findings,
): { images: string[]; provenance: FieldProvenance } | null {
  const own = readings.find(({ fields }) => fields.images);
  const marked = own?.fields.images ?? [];
  const shown = (head.images ?? []).filter((image) => !notADish.test(image));
  const [first] = marked;
  const leads = shown[0] && first && isLargerCut(first, shown[0]) ? first : shown[0];
  const known = [...(leads ? [leads] : []), ...marked, ...shown].slice(0, 20);
  const images = known.length ? known : (visible?.images() ?? []);
  if (!images[0]) return null;
  const source = leads && leads !== first ? 'open-graph' : (own?.source ?? (leads ? 'open-graph' : 'page'));
  const path = source === 'open-graph' ? 'head' : own ? `${own.path}.image` : 'img';
  return { images, provenance: { source, path, confidence: leads && own ? 0.95 : leads || own ? 0.85 : 0.6 } };
}

/** Whether two addresses are of one picture and both state their size, the first the larger one. */
function isLargerCut(candidate: string, shown: string): boolean {
  const [own, other] = [statedWidth(candidate), statedWidth(shown)];
  return stem(candidate) === stem(shown) && other > 0 && own > other;
}

/** The name of the file without sizes and format. */
function stem(address: string): string {
  const file = address.split(/[?#]/)[0]!.split('/').at(-1) ?? '';
  return file.replace(/\.\w{3,4}$/, '').replace(/[-_]?\d{3,4}(?:x\d{3,4})?/g, '');
}

/** The width that an address speaks of: `-1024x768`, `w_1200`, `width=800`, `/food_16x9_448/`; 0 if it does not. */
function statedWidth(address: string): number {
  const match = /(\d{3,4})x\d{3,4}|\bw(?:id(?:th)?)?[_=]?(\d{3,4})\b|_(\d{3,4})\//i.exec(address);
  return match ? Number(match[1] ?? match[2] ?? match[3]) : 0;
}
