import { firstOf } from '#contract/objects';
import type { TextGroup } from '#ingredients/list-text';

/** Fields of an item that the text of a list needs. */
interface TextItem {
  display: string;
  checked: boolean;
  labelId: string | null;
  label: { name: string } | null;
}

/** Groups open items by label, in order; items without a label come first. */
export function groupOpenItems(items: readonly TextItem[], labelOrder: readonly string[]): TextGroup[] {
  const open = items.filter(({ checked }) => !checked);
  const place = (labelId: string | null) => (labelId === null ? -1 : labelOrder.indexOf(labelId));
  return [...Map.groupBy(open, ({ labelId }) => labelId)]
    .toSorted(([a], [b]) => place(a) - place(b))
    .map(([, group]) => ({ heading: firstOf(group).label?.name, lines: group.map(({ display }) => display) }));
}
