import { createHash } from 'node:crypto';
import type { Attributes, Tag } from 'sanitize-html';

/** Hosts whose videos can be played in the text of a recipe, after a click. */
export const VIDEO_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com'];

const LINK = { rel: 'noopener noreferrer nofollow' };
const hashOf = (address: string): string => createHash('sha256').update(address).digest('hex').slice(0, 32);

/** Returns undefined for an address on this server, which has no host. */
function foreignAddress(source = ''): URL | undefined {
  if (!/^(?:https?:)?[\\/]{2}|^https?:/i.test(source.trim())) return undefined;
  const address = URL.parse(source.trim(), 'https://localhost');
  return address && ['http:', 'https:'].includes(address.protocol) ? address : undefined;
}

/** Replaces a picture of another server by a link, so that reading a text tells that server nothing. */
export function linkForeignPicture(_: string, { src, ...attributes }: Attributes): Tag {
  const address = foreignAddress(src);
  if (!address) return { tagName: 'img', attribs: { ...attributes, ...(src && { src }), loading: 'lazy' } };
  const { href, host } = address;
  const text = attributes.alt?.trim() || host;
  return { tagName: 'a', attribs: { href, 'data-picture': hashOf(href), ...LINK }, text };
}

/** Replaces an embedded video by a link with the address of its player, which the app opens on a click. */
export function linkVideo(_: string, { src, title }: Attributes): Tag {
  const address = foreignAddress(src);
  const player = address && playerOf(address);
  // frames are not allowed, so the sanitizer drops this one
  if (!address || !player) return { tagName: 'iframe', attribs: {} };
  const attribs = { href: address.href, 'data-video': player, ...LINK };
  return { tagName: 'a', attribs, text: title?.trim() || address.host };
}

function playerOf({ protocol, host, pathname }: URL): string | undefined {
  if (protocol !== 'https:') return undefined;
  const [, youtube] = /^\/embed\/([\w-]+)$/.exec(pathname) ?? [];
  if (youtube && /^(?:www\.)?youtube(?:-nocookie)?\.com$/.test(host))
    return `https://www.youtube-nocookie.com/embed/${youtube}`;
  const [, vimeo] = /^\/video\/(\d+)$/.exec(pathname) ?? [];
  return vimeo && host === 'player.vimeo.com' ? `https://player.vimeo.com/video/${vimeo}?dnt=1` : undefined;
}

const PICTURE_LINK = /<a href="([^"]*)" data-picture="(\w+)"[^>]*>([^<]*)<\/a>/g;

export const mayLinkPictures = (html: string): boolean => html.includes('data-picture');

/** Returns the addresses of pictures of other servers in rendered texts, by their hash. */
export function foreignPictures(htmls: string[]): Map<string, string> {
  const links = htmls.flatMap((html) => [...html.matchAll(PICTURE_LINK)]);
  return new Map(links.map(([, href = '', hash = '']) => [hash, href.replaceAll('&amp;', '&')]));
}

/** Shows the pictures that the server has fetched; the others stay links. */
export function showPictures(
  html: string,
  { id, textPictures }: { id: string; textPictures: string[] | null },
): string {
  if (!textPictures?.length) return html;
  return html.replace(PICTURE_LINK, (link, _, hash: string, text: string) =>
    textPictures.includes(hash)
      ? `<img src="/api/media/recipes/${id}/pictures/${hash}.webp" alt="${text.replaceAll('"', '&quot;')}" loading="lazy" />`
      : link,
  );
}
