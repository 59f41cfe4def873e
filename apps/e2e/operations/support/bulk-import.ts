import type { TureenClient } from '#client';

import { eventually } from '#testing/eventually';
import type { SlowSite } from './site.ts';

export async function startImport(api: TureenClient, site: SlowSite, count: number): Promise<string> {
  const imports = [...site.addresses(count), site.missing].map((url) => ({ url }));
  const { data } = await api.POST('/recipes/create-url/bulk', { body: { imports } });
  return data.reportId;
}

/** Undefined while the server is away. */
export async function reportOf(api: TureenClient, id: string) {
  const answer = await api.GET('/groups/reports/{id}', { params: { path: { id } } }).catch(() => undefined);
  return answer?.data;
}

export const hasEntries = (api: () => TureenClient, id: string, count: number) =>
  eventually(async () => ((await reportOf(api(), id))?.entries.length ?? 0) >= count, `${count} entries of the report`);

export const finished = (api: () => TureenClient, id: string) =>
  eventually(
    async () => {
      const report = await reportOf(api(), id);
      return report?.status === 'in-progress' ? undefined : report;
    },
    'the import is finished',
    60_000,
  );

/** The addresses that the recipes came from, one for each recipe. */
export async function importedAddresses(api: TureenClient): Promise<string[]> {
  const { data } = await api.GET('/recipes', { params: { query: { perPage: 500, search: 'stew number' } } });
  const details = await Promise.all(
    data.items.map(({ slug }) => api.GET('/recipes/{slug}', { params: { path: { slug } } })),
  );
  return details.map((answer) => answer.data.orgURL ?? '').sort();
}
