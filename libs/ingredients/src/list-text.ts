/** Lines that stand together, under a heading where they have one. */
export interface TextGroup {
  heading?: string | undefined;
  lines: readonly string[];
}

/** A shopping list to be sent to somebody; in Markdown, lines can be ticked. */
export function listText(groups: readonly TextGroup[], format: 'plain' | 'markdown'): string {
  const isMarkdown = format === 'markdown';
  return groups
    .map(({ heading, lines }) =>
      [
        ...(heading ? [isMarkdown ? `### ${escaped(heading)}\n` : `${heading}:`] : []),
        ...lines.map((line) => (isMarkdown ? `- [ ] ${escaped(line)}` : line)),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Signs that Markdown would take for its own; one line stays one. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#]/g, String.raw`\$&`).replace(/\s+/g, ' ');
