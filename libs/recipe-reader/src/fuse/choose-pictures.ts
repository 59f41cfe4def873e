import type { FieldProvenance, Picture, Reading } from '../recipe.ts';
import type { Findings } from './findings.ts';

/** Names of pictures that belong to the site, not to the dish. */
const siteGraphic =
  /logo|favicon|site-?icon|placeholder|default[-_.]|avatar|cropped-asset|gravatar|spinner|fallback|(?<!\/\/)og-?image|blank\.|1x1|pixel/i;

/** Pictures up to this size are thumbnails for lists of recipes. */
const smallArea = 500 * 500;
const thumbnailArea = 300 * 300;

const hasHost = /^(?:https?:)?\/\//;

const maxPictures = 20;

/**
 * The pictures, the best first: see `leading`. In hRecipe any photo may bear the class, so other markup is asked before it.
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
 * The largest of the pictures in the recipe's data and of those that the page shows of itself elsewhere, as far as sizes are stated; where
 * none is, the first of the data, unless it names no host, which few sites that know the address of their pictures do.
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

/** The picture in full where only a small cut of it has a stated size, or another one where that is a thumbnail. */
function fullSizeOf({ address: cut, area }: Picture, all: Picture[], shown: Picture[]): string {
  const whole = cut.replace(/-\d{2,4}x\d{2,4}(?=\.\w{3,4}$)/, '');
  if (whole === cut || addresses(all).includes(whole)) return whole;
  const other = shown.find(({ address }) => area <= thumbnailArea || fileStem(address) === fileStem(cut));
  return other?.address ?? cut;
}

/** The name of the file without sizes and format, or the number that is its name. */
function fileStem(address: string): string {
  const file = (address.split(/[?#]/)[0]!.split('/').at(-1) ?? '').replace(/\.\w{3,4}$/, '');
  return file.replace(/[-_]?\d{3,4}(?:x\d{3,4})?/g, '') || file;
}

function addresses(pictures: Picture[]): string[] {
  return pictures.map(({ address }) => address);
}
