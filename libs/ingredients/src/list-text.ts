/** A group of lines with an optional heading. */
export interface TextGroup {
  heading?: string | undefined;
  lines: readonly string[];
}

/** Writes a shopping list as text to be shared; in Markdown, lines have check boxes. */
export function listText(groups: readonly TextGroup[], format: 'plain' | 'markdown'): string {
  const isMarkdown = format === 'markdown';
  return groups
    .map(({ heading, lines }) =>
      [
        ...(heading ? [isMarkdown ? `### ${escapeMarkdown(heading)}\n` : `${heading}:`] : []),
        ...lines.map((line) => (isMarkdown ? `- [ ] ${escapeMarkdown(line)}` : line)),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Escapes signs of Markdown and joins lines. */
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#]/g, String.raw`\$&`).replace(/\s+/g, ' ');
