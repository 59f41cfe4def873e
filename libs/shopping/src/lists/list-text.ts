/** What a text needs of an item. */
export interface TextItem {
  display: string;
  checked: boolean;
  labelId: string | null;
  label: { name: string } | null;
}

/** What is still to be bought, under its labels in their order; what has none comes first. */
export function listText(
  items: readonly TextItem[],
  labelOrder: readonly string[],
  format: 'plain' | 'markdown',
): string {
  const isMarkdown = format === 'markdown';
  const open = items.filter(({ checked }) => !checked);
  const byLabel = Map.groupBy(open, ({ labelId }) => labelId);
  const place = (labelId: string | null) => (labelId === null ? -1 : labelOrder.indexOf(labelId));
  const groups = [...byLabel].toSorted(([a], [b]) => place(a) - place(b));
  const line = ({ display }: TextItem) => (isMarkdown ? `- [ ] ${escaped(display)}` : display);
  return groups
    .map(([, group]) => {
      const name = group[0]!.label?.name;
      const heading = name ? [isMarkdown ? `### ${escaped(name)}\n` : `${name}:`] : [];
      return [...heading, ...group.map(line)].join('\n');
    })
    .join('\n\n');
}

/** Signs that Markdown would take for its own; one line stays one. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#]/g, String.raw`\$&`).replace(/\s+/g, ' ');
