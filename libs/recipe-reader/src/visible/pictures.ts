import type { Page, PageElement } from '../page/tree.ts';

const attributes = ['data-src', 'data-lazy-src', 'data-original', 'src'];
const unlikely =
  /logo|icon|avatar|sprite|pixel|spacer|placeholder|blank|emoji|badge|button|banner|signature|fallback|\/themes\/|\.svg|\.gif|^data:/i;
const smallest = 150;

/** Pictures in the text of the page, those after the title first. */
export function visiblePictures(page: Page): string[] {
  const title = page.elements.find(({ tag }) => tag === 'h1')?.index ?? 0;
  const pictures = page.elements
    .filter(({ tag, attributes }) => tag === 'img' || attributes.style?.includes('background'))
    .map((element) => ({ element, address: addressOf(element) }));
  const likely = pictures.filter(({ element, address }) => address && !unlikely.test(address) && !isSmall(element));
  const near = ({ element }: { element: PageElement }) => (element.index > title ? 0 : 1);
  return likely
    .sort((a, b) => near(a) - near(b))
    .map(({ address }) => address)
    .slice(0, 3);
}

function addressOf(image: PageElement): string {
  if (image.tag !== 'img') return /url\(\s*['"]?([^'")]+)/.exec(image.attributes.style ?? '')?.[1] ?? '';
  const lazy = attributes.map((name) => image.attributes[name]).find((value) => value && !value.startsWith('data:'));
  return largest(image.attributes['data-srcset'] ?? image.attributes.srcset ?? '') || lazy || '';
}

function largest(srcset: string): string {
  const candidates = srcset.split(/,\s+/).map((part) => part.trim().split(/\s+/));
  const rated = candidates.map(([address = '', size = '']) => ({ address, size: Number.parseFloat(size) || 0 }));
  return rated.sort((a, b) => b.size - a.size)[0]?.address ?? '';
}

function isSmall({ attributes: { width, height } }: PageElement): boolean {
  return [width, height].some((side) => side && Number.parseInt(side, 10) < smallest);
}
