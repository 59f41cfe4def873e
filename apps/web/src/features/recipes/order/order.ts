import { readCookie, writeCookie } from '../../../shared/session/cookies.ts';

export const orders = ['created_at', 'name', 'last_made', 'rating', 'updated_at', 'random'] as const;
export type Order = (typeof orders)[number];
export type Direction = 'asc' | 'desc';

/** Orders of favorites and cookbooks. */
export const ordersOfLists = orders.filter((order) => order !== 'random');

/** Order of a list as in addresses; without values, the list has its usual order. */
export interface ListOrder {
  orderBy?: Order;
  orderDirection?: Direction;
}

export interface ChosenOrder extends ListOrder {
  orderBy: Order;
}

/** A list of recipes whose order the device remembers. */
export type OrderedList = 'recipes' | 'cookbook' | 'favorites';

const cookieOf = (list: OrderedList): string => `order-of-${list}`;

export const asOrder = (value: unknown): Order | undefined => orders.find((order) => order === value);
export const asDirection = (value: unknown): Direction | undefined =>
  value === 'asc' || value === 'desc' ? value : undefined;

/** Default direction: names ascending, everything else descending. */
export const directionOf = ({ orderBy, orderDirection }: ListOrder): Direction =>
  orderDirection ?? (orderBy === 'name' ? 'asc' : 'desc');

/** Reads the order that was last chosen for a list. It is kept in a cookie, so that the server renders the list in this order. */
export function rememberedOrder(cookies: string, list: OrderedList): ListOrder {
  const [orderBy, orderDirection] = (readCookie(cookies, cookieOf(list)) ?? '').split('.');
  return { orderBy: asOrder(orderBy), orderDirection: asDirection(orderDirection) };
}

/** A random order is not remembered: it would hide where a recipe is. */
export function rememberOrder(list: OrderedList, order: ChosenOrder): void {
  if (order.orderBy !== 'random') writeCookie(cookieOf(list), `${order.orderBy}.${directionOf(order)}`);
}
