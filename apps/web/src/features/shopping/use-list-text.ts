import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listText } from '#ingredients/list-text';
import { itemText } from './items/item-text.ts';
import { groupName, isNamed } from './lists/group-name.ts';
import type { ItemGroup } from './lists/groups.ts';
import type { ShoppingItem } from './shopping-queries.ts';

export type TextFormat = Parameters<typeof listText>[1];

/** Text of the list, for sharing. */
export function useListText(groups: readonly ItemGroup[]) {
  const { t, i18n } = useTranslation('shopping');
  const seen = useRef(groups);
  useEffect(() => void (seen.current = groups), [groups]);
  return useCallback(
    (format: TextFormat) => {
      const own = seen.current;
      const lineOf = (item: ShoppingItem) => {
        const { text, note } = itemText(item, i18n.language);
        return note ? `${text} (${note})` : text;
      };
      return listText(
        own.map((group) => ({
          heading: isNamed(group, own) ? groupName(group, t) : undefined,
          lines: group.items.map(lineOf),
        })),
        format,
      );
    },
    [t, i18n],
  );
}
