/** Markup in Markdown texts and what stays of it, in this order. */
const MARKUP: [RegExp, string][] = [
  [/<[a-z/!][^<>]*>/gi, ' '],
  [/!?\[([^\][]*)\](?:\([^()\s]*(?:\s[^()]*)?\)|\[[^\][]*\])/g, '$1'],
  [/^[ \t]*(?:#{1,6}|[-*+>]|\d{1,3}[.)])[ \t]+/gm, ''],
  [/(\*\*|__|~~|`)(?=\S)([^\n]*?\S)\1/g, '$2'],
  [/(?<![\w*\\])[*_](?=\S)([^\n*_]*\S)[*_](?![\w*])/g, '$1'],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
  [/\s+/g, ' '],
];

/** Characters that are read of a text, so that long ones cost nothing. */
const MAX_READ = 1000;

/** Returns the beginning of a Markdown text as plain text, for a few lines of a card. */
export function excerptOf(markdown: string, maxLength = 140): string {
  const plain = MARKUP.reduce((text, [pattern, kept]) => text.replace(pattern, kept), markdown.slice(0, MAX_READ));
  return plain.trim().slice(0, maxLength);
}
