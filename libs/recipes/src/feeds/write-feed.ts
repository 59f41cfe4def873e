import { Feed } from 'feed';
import type { Recipe } from '../recipes/recipe.entity.ts';

export type FeedFormat = 'atom' | 'rss' | 'json';

export interface FeedSettings {
  title: string;
  format: FeedFormat;
  /** Public address of the server, without a trailing slash. */
  baseUrl: string;
  /** Path of the page that lists the recipes. */
  path: string;
  /** Public address of the feed itself; left out if it is a secret. */
  ownAddress?: string | undefined;
  /** Shown while there are no recipes. */
  createdAt: Date;
  pathOf: (recipe: Recipe) => string;
  dateOf: (recipe: Recipe) => Date;
  hasPictures: boolean;
}

/** Control characters, which XML 1.0 cannot contain. */
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const printable = (text: string): string => text.toWellFormed().replace(NOT_IN_XML, '');

const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

/** Writes recipes as Atom (RFC 4287), RSS 2.0 or JSON Feed. The same recipes give the same text, so that its ETag stays. */
export function writeFeed(recipes: readonly Recipe[], settings: FeedSettings): string {
  const { title, format, baseUrl, path, ownAddress, createdAt, pathOf, dateOf, hasPictures } = settings;
  const [latest] = recipes;
  // Atom declares its titles as HTML, readers of RSS expect it
  const titleText = (text: string) => (format === 'json' ? printable(text) : asHtml(printable(text)));
  const feed = new Feed({
    title: printable(title),
    id: baseUrl + path,
    link: baseUrl + path,
    description: printable(title),
    generator: 'Tureen',
    updated: latest ? dateOf(latest) : createdAt,
    ...(ownAddress && { feedLinks: { [format]: ownAddress } }),
  });
  for (const recipe of recipes) {
    const date = dateOf(recipe);
    const picture = `${baseUrl}/api/media/recipes/${recipe.id}/images/original.webp?version=${recipe.image}`;
    const text = printable(recipe.description);
    feed.addItem({
      title: titleText(recipe.name),
      id: `urn:uuid:${recipe.id}:${date.getTime()}`,
      link: baseUrl + pathOf(recipe),
      date,
      published: date,
      ...(text && { description: titleText(text) }),
      content: `<p>${asHtml(text || printable(recipe.name))}</p>`,
      ...(hasPictures && recipe.image && { image: { url: picture, type: 'image/webp', length: 0 } }),
      // the writers of XML do not escape these
      ...(format === 'json' && { category: recipe.tags.map(({ name }) => ({ name })) }),
    });
  }
  return { atom: () => feed.atom1(), rss: () => feed.rss2(), json: () => feed.json1() }[format]();
}
