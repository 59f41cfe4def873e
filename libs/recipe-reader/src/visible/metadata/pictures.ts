import { textOf } from '../../page/text.ts';
import type { Page, PageElement } from '../../page/tree.ts';
import { statedSides } from '../../structured/images.ts';

const attributes = ['data-large-file', 'data-src', 'data-lazy-src', 'data-lazy', 'data-original', 'src', 'poster'];
const unlikely =
  /logo|icon|avatar|headshot|portrait|author|profile|sprite|pixel|spacer|placeholder|lazy|blank|emoji|badge|button|banner|signature|fallback|beacon|cgi-bin|counter|\/themes\/|\.svg|\.gif|^data:/i;
const minPictureSide = 150;
const maxPictures = 3;
/** Further words of a title are ignored. */
const maxWords = 100;
const pictureTags = new Set(['img', 'amp-img', 'video']);

/** Indexes of the elements of the recipe's first and last line. */
export interface Extent {
  start: number;
  end: number;
}

interface Candidate {
  address: string;
  /** Rank of the position, from 0 to 3; see `placeOf`. */
  place: number;
  /** True if the address contains most words of the title. */
  matchesTitle: boolean;
}

/** Lists pictures in the text, those named like the recipe first, then by position. */
export function visiblePictures(page: Page, recipe: Extent): string[] {
  const title = page.elements.find(({ tag }) => tag === 'h1');
  const words = title ? wordsOf(textOf(title)).slice(0, maxWords) : [];
  const candidates = page.elements
    .filter(({ tag, attributes }) => pictureTags.has(tag) || attributes.style?.includes('background'))
    .map((element): Candidate & { element: PageElement } => {
      const address = addressOf(element);
      const addressWords = new Set(wordsOf(address));
      const matchesTitle = words.filter((word) => addressWords.has(word)).length * 2 > words.length;
      return { address, element, place: placeOf(element, title?.index ?? 0, recipe), matchesTitle };
    })
    .filter(({ element, address }) => address && !unlikely.test(address) && !isSmall(element, address));
  const best = candidates.sort((a, b) => rank(b) - rank(a));
  return [...new Set(best.map(({ address }) => address))].slice(0, maxPictures);
}

function rank({ matchesTitle, place }: Candidate): number {
  return Number(matchesTitle) * 4 + place;
}

/** Ranks pictures between title and recipe highest, then those in the recipe, those above the title, and those behind the recipe. */
function placeOf({ index }: PageElement, title: number, { start, end }: Extent): number {
  if (index > end) return 0;
  if (index < title) return 1;
  return index < start ? 3 : 2;
}

/** Returns the words of at least four letters. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(/\p{L}{4,}/gu) ?? [])];
}

function addressOf(image: PageElement): string {
  if (!pictureTags.has(image.tag)) return /url\(\s*['"]?([^'")]+)/.exec(image.attributes.style ?? '')?.[1] ?? '';
  const lazy = attributes.map((name) => image.attributes[name]).find((value) => value && !value.startsWith('data:'));
  return largest(image.attributes['data-srcset'] ?? image.attributes.srcset ?? '') || lazy || sourceOf(image);
}

/** Returns the picture of the sources beside an image without an address of its own. */
function sourceOf({ parent }: PageElement): string {
  const sources = parent?.tag === 'picture' ? parent.children.filter((child) => typeof child !== 'string') : [];
  return (
    sources
      .map(({ attributes: { srcset, ...others } }) => largest(others['data-srcset'] ?? srcset ?? ''))
      .find(Boolean) ?? ''
  );
}

function largest(srcset: string): string {
  const candidates = srcset.split(/,\s+/).map((part) => part.trim().split(/\s+/));
  const rated = candidates.map(([address = '', size = '']) => ({ address, size: Number.parseFloat(size) || 0 }));
  return rated.sort((a, b) => b.size - a.size)[0]?.address ?? '';
}

function isSmall({ attributes: { width, height } }: PageElement, address: string): boolean {
  const sides = [width, height].map((side) => Number.parseInt(side ?? '', 10));
  return [...sides, ...statedSides(address)].some((side) => side > 0 && side <= minPictureSide);
}
