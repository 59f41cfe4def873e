import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type ChosenOrder, type ListOrder, type OrderedList, rememberedOrder, rememberOrder } from './order.ts';

/** Returns the order of a list and a function that changes and remembers it. */
export function useListOrder(list: OrderedList): [order: ListOrder, change: (order: ChosenOrder) => void] {
  const { context } = useRouter().options;
  const [order, setOrder] = useState<ListOrder>(() => rememberedOrder(context.cookies(), list));
  const change = (next: ChosenOrder) => {
    setOrder(next);
    rememberOrder(list, next);
  };
  return [order, change];
}
