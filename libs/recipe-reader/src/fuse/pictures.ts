import type { FieldProvenance, Reading, Source } from '../recipe.ts';
import type { Findings } from './fuse.ts';

/** Pictures of the site, not of the dish. */
const notADish =
  /logo|favicon|site-?icon|placeholder|default[-_.]|avatar|cropped-asset|gravatar|spinner|fallback|(?<!\/\/)og-?image|blank\.|1x1|pixel/i;

/** Uploads of WordPress, whose recipe plugins draw up the data from the card: its picture is a small or square one. */
const ofPlugin = /\/wp-content\/|\/uploads\/\d{4}\//;

const thumbnail = 300;

const hasHost = /^(?:https?:)?\/\//;

/**
 * The pictures, the best first: see `leading`. In hRecipe any photo may bear the class, so other markup is asked before it. Where
 * the leading one is a cut of another that is there in full, that one leads.
 */
export function choosePictures(
  readings: Reading[],
  { head, visible }: Findings,
): { images: string[]; provenance: FieldProvenance } | null {
  const marking = readings.filter(({ fields }) => fields.images);
  const own = marking.find(({ source }) => source !== 'h-recipe') ?? marking[0];
  const marked = own?.fields.images ?? [];
  const shown = (head.images ?? []).filter((image) => !notADish.test(image));
  const [first] = marked;
  const better = first && isShown(first, shown) ? first : leading(first, shown[0], own?.source);
  const leads = better && wholeOf(better, marked);
  const known = leads ? [leads, ...marked, ...shown].slice(0, 20) : [];
  const images = leads ? known : (visible?.images() ?? []);
  if (!images[0]) return null;
  const confidence = shown[0] && own ? 0.95 : leads ? 0.85 : 0.6;
  if (own && leads && marked.includes(leads))
    return { images, provenance: { source: own.source, path: `${own.path}.image`, confidence } };
  const [source, path] = leads ? (['open-graph', 'head'] as const) : (['page', 'img'] as const);
  return { images, provenance: { source, path, confidence } };
}

/**
 * Of the first picture in the recipe's data and the one that the page shows of itself elsewhere: the data's own, unless it is a
 * thumbnail, names no host, comes from a plugin, or is a cut of the same picture that is smaller or of no stated size. Microdata mark the
 * picture in the text.
 */
function leading(marked: string | undefined, shown: string | undefined, source?: Source): string | undefined {
  if (!marked || !shown) return shown ?? marked;
  const [own, other] = [statedWidth(marked), statedWidth(shown)];
  const isCut = stem(marked) === stem(shown);
  if (isCut && own && other) return own > other || (own === other && !ofPlugin.test(marked)) ? marked : shown;
  if (ofPlugin.test(marked) || ofPlugin.test(shown) || !hasHost.test(marked)) return shown;
  if (own && own < thumbnail) return shown;
  return isCut && !own && !other && source !== 'microdata' ? shown : marked;
}

/** Whether the page shows the recipe's picture of itself too, after another one that is not a cut of it. */
function isShown(marked: string, shown: string[]): boolean {
  return shown.includes(marked) && stem(marked) !== stem(shown[0]!);
}

/** The picture in full where it is a cut and both are listed. */
function wholeOf(image: string, listed: string[]): string {
  const whole = image.replace(/-\d{2,4}x\d{2,4}(?=\.\w{3,4}$)/, '');
  return listed.includes(image) && listed.includes(whole) ? whole : image;
}

/** The name of the file without sizes and format, or the number that is its name. */
function stem(address: string): string {
  const file = (address.split(/[?#]/)[0]!.split('/').at(-1) ?? '').replace(/\.\w{3,4}$/, '');
  return file.replace(/[-_]?\d{3,4}(?:x\d{3,4})?/g, '') || file;
}

/** The width that an address speaks of: `-1024x768`, `w_1200`, `width=800`, `/food_16x9_448/`; 0 if it does not. */
function statedWidth(address: string): number {
  const match = /(\d{3,4})x\d{3,4}|(?<![a-z])w(?:id(?:th)?)?[-_=]?(\d{3,4})(?!\d)|_(\d{3,4})\//i.exec(address);
  return match ? Number(match[1] ?? match[2] ?? match[3]) : 0;
}
