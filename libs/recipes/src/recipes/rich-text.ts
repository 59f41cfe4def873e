import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

/** Hosts whose videos may stand inside the text of a recipe. */
export const VIDEO_HOSTS = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'];
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'q', 'kbd', 'abbr'],
    ...[
      'a',
      'img',
      'figure',
      'figcaption',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'details',
      'summary',
      'iframe',
    ],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    iframe: ['src', 'title', 'width', 'height', 'allowfullscreen', 'sandbox', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedIframeHostnames: VIDEO_HOSTS,
  allowIframeRelativeUrls: false,
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
    iframe: sanitizeHtml.simpleTransform('iframe', { sandbox: 'allow-scripts allow-same-origin', loading: 'lazy' }),
    // the page has its own headings above
    h1: 'h3',
    h2: 'h4',
  },
};

const MAX_CACHED = 5000;
const rendered = new Map<string, string>();

/** Markdown as HTML that is safe to show: sanitised last, by allow-lists of tags, attributes and video hosts. */
export function renderMarkdown(text: string): string {
  if (!text) return '';
  const known = rendered.get(text);
  if (known !== undefined) return known;
  const html = sanitizeHtml(marked.parse(text, { async: false, gfm: true, breaks: true }), OPTIONS).trim();
  if (rendered.size >= MAX_CACHED) rendered.delete(rendered.keys().next().value!);
  rendered.set(text, html);
  return html;
}
