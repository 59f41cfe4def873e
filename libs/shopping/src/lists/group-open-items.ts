import type { TextGroup } from '#ingredients/list-text';

/** What the text of a list needs of an item. */
interface TextItem {
  display: string;
  checked: boolean;
  labelId: string | null;
  label: { name: string } | null;
}

/** What is still to be bought, under its labels in their order; what has none comes first. */
export function groupOpenItems(items: readonly TextItem[], labelOrder: readonly string[]): TextGroup[] {
  const open = items.filter(({ checked }) => !checked);
  const place = (labelId: string | null) => (labelId === null ? -1 : labelOrder.indexOf(labelId));
  return [...Map.groupBy(open, ({ labelId }) => labelId)]
    .toSorted(([a], [b]) => place(a) - place(b))
    .map(([, group]) => ({ heading: group[0]!.label?.name, lines: group.map(({ display }) => display) }));
}
