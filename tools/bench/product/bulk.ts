import { setTimeout as sleep } from 'node:timers/promises';
import { type Person, sender, type Server } from './running-product.ts';

interface Act {
  id: string;
  status: string;
  done: number;
  failed: number;
}

/** Seconds that acts on so many recipes take, and undoing them. */
export async function bulkCost(server: Server, person: Person, count: number) {
  const send = sender(server, person);
  const { items } = await send<{ items: { slug: string }[] }>('GET', `/recipes?perPage=${count}`);
  const recipes = items.map(({ slug }) => slug);
  const seconds = async (path: string, body?: object): Promise<{ id: string; took: number }> => {
    const begin = performance.now();
    let act = await send<Act>('POST', `/recipes/bulk-actions/${path}`, body);
    while (['running', 'undoing'].includes(act.status)) {
      await sleep(50);
      act = await send<Act>('GET', `/recipes/bulk-actions/${act.id}`);
    }
    if (!['done', 'undone'].includes(act.status) || act.failed) throw new Error(`${path}: ${JSON.stringify(act)}`);
    return { id: act.id, took: (performance.now() - begin) / 1000 };
  };
  const tag = await seconds('tag', { recipes, tags: [{ name: 'Quick' }] });
  const untag = await seconds(`${tag.id}/undo`);
  const removal = await seconds('delete', { recipes });
  const restoration = await seconds(`${removal.id}/undo`);
  return { tag: tag.took, untag: untag.took, removal: removal.took, restoration: restoration.took };
}
