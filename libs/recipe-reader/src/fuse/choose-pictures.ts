import type { FieldProvenance, Picture, Reading } from '../recipe.ts';
import type { Findings } from './findings.ts';

/** File names of logos, placeholders and similar pictures. */
const siteGraphic =
  /logo|favicon|site-?icon|placeholder|default[-_.]|avatar|cropped-asset|gravatar|spinner|fallback|(?<!\/\/)og-?image|blank\.|1x1|pixel/i;

/** Largest areas in pixels of cropped pictures and of thumbnails. */
const smallArea = 500 * 500;
const thumbnailArea = 300 * 300;

const hasHost = /^(?:https?:)?\/\//;

const maxPictures = 20;

/**
 * Lists the pictures, the best first, see `leadingPicture`. hRecipe comes last, because its class may mark any photo.
 */
export function choosePictures(
  readings: Reading[],
  { head, visible }: Findings,
): { images: string[]; provenance: FieldProvenance } | null {
  const marking = readings.filter(({ fields }) => fields.images);
  const own = marking.find(({ source }) => source !== 'h-recipe') ?? marking[0];
  const marked = own?.fields.images ?? [];
  const shown = (head.images ?? []).filter(({ address }) => !siteGraphic.test(address));
  const leads = leadingPicture(marked, shown);
  if (!leads) return fromPageText(visible?.images() ?? []);
  const images = [leads, ...addresses(marked), ...addresses(shown)].slice(0, maxPictures);
  const confidence = shown.length && own ? 0.95 : 0.85;
  return own && addresses(marked).includes(leads)
    ? { images, provenance: { source: own.source, path: `${own.path}.image`, confidence } }
    : { images, provenance: { source: 'open-graph', path: 'head', confidence } };
}

function fromPageText(images: string[]): { images: string[]; provenance: FieldProvenance } | null {
  return images.length ? { images, provenance: { source: 'page', path: 'img', confidence: 0.6 } } : null;
}

/**
 * Returns the picture with the largest stated size. If no size is stated, the first one of the data, unless its address lacks a host,
 * which makes it unreliable.
 */
function leadingPicture(marked: Picture[], shown: Picture[]): string | undefined {
  const all = [...marked, ...shown];
  const largest = all.reduce<Picture | null>(
    (best, picture) => (picture.area > (best?.area ?? 0) ? picture : best),
    null,
  );
  if (largest) return largest.area > smallArea ? largest.address : fullSizeOf(largest, all, shown);
  const [first] = marked;
  return first && (hasHost.test(first.address) || !shown.length) ? first.address : shown[0]?.address;
}

/** Returns the full picture if only a cropped copy has a stated size, or another picture instead of a thumbnail. */
function fullSizeOf({ address: cut, area }: Picture, all: Picture[], shown: Picture[]): string {
  const whole = cut.replace(/-\d{2,4}x\d{2,4}(?=\.\w{3,4}$)/, '');
  if (whole === cut || addresses(all).includes(whole)) return whole;
  const other = shown.find(({ address }) => area <= thumbnailArea || fileStem(address) === fileStem(cut));
  return other?.address ?? cut;
}

/** Returns the file name without size and extension; a name that is only a number is kept. */
function fileStem(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const file = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w{3,4}$/, '');
  return file.replace(/[-_]?\d{3,4}(?:x\d{3,4})?/g, '') || file;
}

function addresses(pictures: Picture[]): string[] {
  return pictures.map(({ address }) => address);
}
