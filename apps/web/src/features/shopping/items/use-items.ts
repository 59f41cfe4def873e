import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useApi } from '../../../shared/api/use-api.ts';
import { checkedItems, groupsOf, labelOrder, type View } from '../lists/groups.ts';
import { listQuery, type ShoppingList } from '../shopping-queries.ts';
import { useStore } from '../stores/use-store.ts';

/** Deferred list, so that taps are handled while hundreds of items render. */
export function useShownList(id: string): ShoppingList {
  const { data } = useSuspenseQuery(listQuery(useApi(), id));
  return useDeferredValue(data);
}

/** @returns the open items in the groups of a view, and the checked ones */
export function useItemGroups({ listItems, labelSettings, storeId }: ShoppingList, view: View) {
  const { stores, store } = useStore(storeId);
  const order = useMemo(() => labelOrder({ labelSettings }, store), [labelSettings, store]);
  const groups = useMemo(() => groupsOf(listItems, view, order), [listItems, view, order]);
  const done = useMemo(() => checkedItems(listItems), [listItems]);
  return { stores, store, groups, done, open: listItems.length - done.length };
}
