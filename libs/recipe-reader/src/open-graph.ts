import { cleanText } from './page/text.ts';
import type { Page } from './page/tree.ts';
import type { ReadRecipe } from './recipe.ts';
import { present, unique } from './structured/schema-recipe.ts';

/** What the head of the page says of itself: Open Graph, Twitter cards, link and language. */
export function openGraph(page: Page): Partial<ReadRecipe> {
  const meta = metaValues(page);
  const get = (...names: string[]) => names.map((name) => meta.get(name)?.[0]).find(Boolean) ?? '';
  const images = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'].flatMap(
    (name) => meta.get(name) ?? [],
  );
  return present({
    name: cleanText(get('og:title', 'twitter:title')),
    description: cleanText(get('og:description', 'description', 'twitter:description')),
    images: unique(images.map((image) => image.trim())),
    keywords: unique([...(meta.get('article:tag') ?? []), ...get('keywords').split(',')].map(cleanText)),
    author: authorName(get('author', 'article:author')),
    language: pageLanguage(page, get('content-language', 'og:locale')),
    url: canonicalAddress(page) || get('og:url'),
    video: get('og:video:secure_url', 'og:video:url', 'og:video'),
  });
}

function metaValues(page: Page): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const { tag, attributes } of page.elements) {
    if (tag !== 'meta' || !attributes.content) continue;
    const name = (attributes.property ?? attributes.name ?? attributes['http-equiv'] ?? '').toLowerCase();
    if (name) values.set(name, [...(values.get(name) ?? []).slice(0, 50), attributes.content]);
  }
  return values;
}

function authorName(text: string): string {
  return /^https?:/.test(text) ? '' : cleanText(text);
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
