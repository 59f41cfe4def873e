import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#persistence';

/** An import that takes longer counts as failed, because its process may have died. */
const CLAIM_TIMEOUT = '3 minutes';
const POLL_MS = 200;

export interface Claim {
  key: string;
  /** Distinguishes the claim from a later one with the same key. */
  startedAt: string;
}

export const claimKey = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Returns the claim to only one of several concurrent callers, in any process; the others get undefined. */
export async function takeClaim({ manager }: Context, key: string): Promise<Claim | undefined> {
  await manager.query(`DELETE FROM recipe_imports WHERE started_at < now() - interval '1 day'`);
  const [claim] = await manager.query<Claim[]>(
    `INSERT INTO recipe_imports (key) VALUES ($1)
     ON CONFLICT (key) DO UPDATE SET started_at = now(), slug = NULL
       WHERE recipe_imports.slug IS NOT NULL OR recipe_imports.started_at < now() - interval '${CLAIM_TIMEOUT}'
     RETURNING key, started_at::text AS "startedAt"`,
    [key],
  );
  return claim;
}

/** Must be called in the transaction that creates the recipe. */
export async function settleClaim({ manager }: Context, { key, startedAt }: Claim, slug: string): Promise<void> {
  await manager.query('UPDATE recipe_imports SET slug = $3 WHERE key = $1 AND started_at = $2', [key, startedAt, slug]);
}

/** Releases the claim of a failed import, so that another caller can try. */
export async function dropClaim({ manager }: Context, { key, startedAt }: Claim): Promise<void> {
  await manager.query('DELETE FROM recipe_imports WHERE key = $1 AND started_at = $2', [key, startedAt]);
}

/** Waits for the holder of the claim and returns the slug of its recipe, or undefined if the import failed. */
export async function awaitClaim({ manager }: Context, key: string): Promise<string | undefined> {
  for (;;) {
    const [row] = await manager.query<{ slug: string | null; isOver: boolean }[]>(
      `SELECT slug, started_at < now() - interval '${CLAIM_TIMEOUT}' AS "isOver" FROM recipe_imports WHERE key = $1`,
      [key],
    );
    if (!row || row.isOver) return undefined;
    if (row.slug) return row.slug;
    await sleep(POLL_MS);
  }
}
