import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dateIn } from '#contract/plain-dates';
import type { Api } from '../../shared/api/api.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { weekOf, type Range } from './range.ts';

export const planQuery = (api: Api, { from, to }: Range) =>
  api.queryOptions('get', '/households/mealplans', {
    params: { query: { start_date: from, end_date: to, perPage: -1, orderBy: 'date', orderDirection: 'asc' } },
  });

/** Answers that say who can eat the planned recipes of the range. */
export const fitQuery = (api: Api, { from, to }: Range) =>
  api.queryOptions('get', '/households/mealplans/fit', { params: { query: { start_date: from, end_date: to } } });

export const todayQuery = (api: Api) => api.queryOptions('get', '/households/mealplans/today', {});

export const rulesQuery = (api: Api) =>
  api.queryOptions('get', '/households/mealplans/rules', { params: { query: { perPage: -1 } } });

export type AddressPurpose = 'calendar' | 'feed';
export const privateAddressQuery = (api: Api, purpose: AddressPurpose) =>
  api.queryOptions('get', `/users/self/${purpose}`, {});

export const preferencesQuery = (api: Api) => api.queryOptions('get', '/groups/preferences', {});

/** Today in the group's time zone, and the first day of its weeks. */
export function useCalendar() {
  const { data } = useSuspenseQuery(preferencesQuery(useApi()));
  const [now] = useState(() => new Date());
  return { ...data, today: dateIn(data.timeZone, now) };
}

/** Range from the address, by default the current week. */
export function rangeOf(
  search: Partial<Range>,
  { today, firstDayOfWeek }: { today: string; firstDayOfWeek: number },
): Range {
  return search.from && search.to ? { from: search.from, to: search.to } : weekOf(today, firstDayOfWeek);
}
