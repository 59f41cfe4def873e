import { isWebAddress } from '#contract/web-address';
import { cleanText } from './page/text.ts';
import type { Page } from './page/tree.ts';
import type { Picture, SourceFields } from './recipe.ts';
import { distinctPictures, pictureAt, parseSide } from './structured/images.ts';
import { omitEmpty, unique } from './structured/schema-recipe.ts';

/** Reads the head of the page: Open Graph, Twitter cards, canonical link, language. */
export function readOpenGraph(page: Page): SourceFields {
  const meta = metaValues(page);
  const get = (...names: string[]) => names.map((name) => meta.get(name)?.[0]).find(Boolean) ?? '';
  return omitEmpty({
    name: cleanText(get('og:title', 'twitter:title')),
    description: cleanText(get('og:description', 'description', 'twitter:description')),
    images: sharedPictures(page),
    keywords: unique([...(meta.get('article:tag') ?? []), ...get('keywords').split(',')].map(cleanText)),
    author: authorName(get('author', 'article:author')),
    language: pageLanguage(page, get('content-language', 'og:locale')),
    url: canonicalAddress(page) || get('og:url'),
    video: get('og:video:secure_url', 'og:video:url', 'og:video'),
  });
}

/** Lists Open Graph pictures before those for Twitter. The size of a picture follows its address. */
function sharedPictures(page: Page): Picture[] {
  const pictures: { address: string; width: number; height: number }[] = [];
  const others: string[] = [];
  for (const [name, content] of metaElements(page)) {
    const last = pictures.at(-1);
    if (/^og:image(?::url|:secure_url)?$/.test(name)) pictures.push({ address: content.trim(), width: 0, height: 0 });
    else if (/^twitter:image(?::src)?$/.test(name)) others.push(content.trim());
    else if (last && name === 'og:image:width') last.width = parseSide(content);
    else if (last && name === 'og:image:height') last.height = parseSide(content);
  }
  const shared = pictures.map(({ address, width, height }) => pictureAt(address, width * height));
  const linked = page.elements.filter(({ tag, attributes }) => tag === 'link' && attributes.rel === 'image_src');
  others.push(...linked.map(({ attributes }) => attributes.href ?? ''));
  return distinctPictures([...shared, ...others.map((address) => pictureAt(address))]);
}

function metaValues(page: Page): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [name, content] of metaElements(page))
    values.set(name, [...(values.get(name) ?? []).slice(0, 50), content]);
  return values;
}

const metaElements = memoizePerPage(({ elements }: Page) =>
  // a filter before copying attributes, because most elements are no meta elements
  elements
    .filter(({ tag, attributes }) => tag === 'meta' && attributes.content)
    .map(({ attributes: { property, name, content = '', ...others } }) => {
      const key = property ?? name ?? others['http-equiv'] ?? '';
      return [key.toLowerCase(), content] as const;
    }),
);

/** Caches the answer for the last page, because several fields need the same elements. */
function memoizePerPage<T>(ask: (page: Page) => T): (page: Page) => T {
  const answers = new WeakMap<Page, T>();
  return (page) => {
    const known = answers.get(page);
    if (known) return known;
    const answer = ask(page);
    answers.set(page, answer);
    return answer;
  };
}

function authorName(text: string): string {
  return isWebAddress(text) ? '' : cleanText(text);
}

function pageLanguage(page: Page, declared: string): string {
  const html = page.elements.find(({ tag }) => tag === 'html');
  const language = html?.attributes.lang || html?.attributes['xml:lang'] || declared;
  return /^[a-z]{2,3}(?:[-_]\w{2,8})*$/i.test(language) ? language.replaceAll('_', '-') : '';
}

function canonicalAddress(page: Page): string {
  return (
    page.elements.find(({ tag, attributes }) => tag === 'link' && attributes.rel === 'canonical')?.attributes.href ?? ''
  );
}
