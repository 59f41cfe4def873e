import type { Edit } from './adjust-text.ts';

/** Splits the server's HTML, in which text is escaped and attributes are quoted. */
const pieces = /<(?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+|</g;
const tagName = /^<\/?([a-z][a-z\d]*)/i;
/** Elements whose content is no running text: addresses, code, digits of a fraction. */
const closed = new Set('a code pre kbd sup sub del s iframe'.split(' '));
/** Inline elements that a word may run through. */
const inline = new Set('b strong i em u ins mark small q abbr'.split(' '));
/** Separates block elements, so that no amount spans two of them. */
const wall = '\ufffc';

interface Piece {
  source: string;
  /** Offset of the piece in the whole text. */
  start: number;
  text?: string;
}

/** Edits the text of HTML without its markup. The replacement of an edit across tags is inserted at its start. */
export function adjustHtml(
  html: string,
  adjust: (text: string) => Edit[],
  mark: (text: string, written: string) => string,
): string {
  const { parts, text } = split(html);
  const edits = adjust(text);
  if (edits.length === 0) return html;
  return parts.map((piece) => (piece.text === undefined ? piece.source : rewrite(piece, piece.text.length))).join('');

  function rewrite({ source, start }: Piece, length: number): string {
    const end = start + length;
    const touching = edits.filter((edit) => edit.start < end && edit.end > start);
    if (touching.length === 0) return source;
    let result = '';
    let from = start;
    for (const edit of touching) {
      result += escapeHtml(text.slice(from, Math.max(from, edit.start)));
      if (edit.start >= start) result += mark(edit.text, text.slice(edit.start, edit.end));
      from = Math.min(edit.end, end);
    }
    return result + escapeHtml(text.slice(from, end));
  }
}

function split(html: string): { parts: Piece[]; text: string } {
  const parts: Piece[] = [];
  let text = '';
  let depth = 0;
  for (const [source] of html.matchAll(pieces)) {
    const name = tagName.exec(source)?.[1]?.toLowerCase();
    if (name) {
      parts.push({ source, start: text.length });
      if (closed.has(name)) depth += source.startsWith('</') ? -1 : 1;
      if (!inline.has(name)) text += wall;
    } else if (depth > 0) {
      parts.push({ source, start: text.length });
    } else {
      const own = unescapeHtml(source);
      parts.push({ source, start: text.length, text: own });
      text += own;
    }
  }
  return { parts, text };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };

const unescapeHtml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '');

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
