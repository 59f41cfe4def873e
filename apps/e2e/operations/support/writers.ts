import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TureenClient } from '#client';

/** The writes that the server has acknowledged. */
export interface Acknowledged {
  /** Slug -> the descriptions that may be there: the acknowledged one, and one that was on its way. */
  recipes: Map<string, Set<string>>;
  count: number;
}

/** Makes recipes and changes each twice, until it is told to stop; failures while the server is away are passed over. */
async function write(api: () => TureenClient, acknowledged: Acknowledged, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const { data: slug } = await api().POST('/recipes', { body: { name: `Stew ${randomUUID()}` } });
      acknowledged.recipes.set(slug!, new Set(['']));
      acknowledged.count++;
      for (const round of ['first', 'second']) await describe(api(), acknowledged, slug!, `${round} ${slug}`);
    } catch {
      await sleep(50);
    }
  }
}

async function describe(api: TureenClient, acknowledged: Acknowledged, slug: string, description: string) {
  acknowledged.recipes.get(slug)!.add(description);
  await api.PATCH('/recipes/{slug}', { params: { path: { slug } }, body: { description } });
  acknowledged.recipes.set(slug, new Set([description]));
  acknowledged.count++;
}

/** Runs several writers at once. `stop` resolves when the last one has finished. */
export function startWriters(api: () => TureenClient, hands = 6) {
  const acknowledged: Acknowledged = { recipes: new Map(), count: 0 };
  const controller = new AbortController();
  const work = Promise.all(Array.from({ length: hands }, () => write(api, acknowledged, controller.signal)));
  const stop = async () => {
    controller.abort();
    await work;
    return acknowledged;
  };
  return { acknowledged, stop };
}

/** @returns what was acknowledged and is not there */
export async function lostWrites(api: TureenClient, { recipes }: Acknowledged): Promise<string[]> {
  const lost: string[] = [];
  for (const [slug, descriptions] of recipes) {
    const { data } = await api
      .GET('/recipes/{slug}', { params: { path: { slug } } })
      .catch(() => ({ data: undefined }));
    if (!data || !descriptions.has(data.description ?? '')) lost.push(`${slug}: ${data?.description ?? 'not there'}`);
  }
  return lost;
}
