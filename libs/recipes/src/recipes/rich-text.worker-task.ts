import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { linkForeignPicture, linkVideo } from './foreign-media.ts';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'q', 'kbd', 'abbr'],
    ...['a', 'img', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'details', 'summary'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'data-picture', 'data-video'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  transformTags: {
    a: (tagName, { href = '', title }) => ({
      tagName,
      attribs: { href, ...(title && { title }), rel: 'noopener noreferrer nofollow' },
    }),
    img: linkForeignPicture,
    iframe: linkVideo,
    // the page itself has headings of levels 1 and 2
    h1: 'h3',
    h2: 'h4',
  },
};

/** Takes time linear in the text. markdown-it omits deeper nesting, which MAX_NESTING rejects anyway. */
const markdown = new MarkdownIt({ html: true, breaks: true, linkify: true, maxNesting: 200 });
// the sanitizer validates addresses of links
markdown.validateLink = () => true;
// only https:// and www. make a link: "serve with rice.it keeps" does not name a site
markdown.linkify.set({ fuzzyLink: false });
const { re } = markdown.linkify;
const address = new RegExp(re.get_url_host_port().source + re.get_path().source, 'iy');
markdown.linkify.add('www.', {
  validate(text, position) {
    address.lastIndex = position;
    return address.exec(text)?.[0].length ?? 0;
  },
  normalize: (match) => void (match.url = `https://${match.url}`),
});

/** Maximum nesting of elements, so that recursive programs do not run out of stack. */
const MAX_NESTING = 50;

/**
 * Renders Markdown to sanitized HTML; null for a text that is nested too deeply. Runs in a process of its own unless the texts are short, see
 * `rich-text.ts`.
 */
export function task(texts: string[]): (string | null)[] {
  return texts.map(renderText);
}

function renderText(text: string): string | null {
  try {
    const html = sanitizeHtml(markdown.render(text), OPTIONS).trim();
    return nestingOf(html) > MAX_NESTING ? null : html;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const EMPTY = new Set(['br', 'hr', 'img']);

/** Returns the nesting depth of sanitized HTML, in which all elements are closed. */
function nestingOf(html: string): number {
  let [depth, deepest] = [0, 0];
  for (const [, slash, tag = ''] of html.matchAll(/<(\/)?([a-z]\w*)/g)) {
    if (EMPTY.has(tag)) continue;
    depth += slash ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
