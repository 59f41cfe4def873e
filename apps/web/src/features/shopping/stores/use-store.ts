import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/use-api.ts';
import { storesQuery } from '../shopping-queries.ts';

/** Returns the stores of the group, and the one with the id. */
export function useStore(storeId: string | null) {
  const { data: stores = [] } = useQuery(storesQuery(useApi()));
  return { stores, store: stores.find(({ id }) => id === storeId) };
}
