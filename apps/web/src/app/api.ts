import createQueryClient from 'openapi-react-query';
import { createTureenClient, type ClientSettings, type TureenClient } from '#client';

export type Api = ReturnType<typeof createApi>;

/** The contract's client, and TanStack Query options derived from it: the keys are the operation and its parameters. */
export function createApi(settings: ClientSettings) {
  const client: TureenClient = createTureenClient(settings);
  return { client, ...createQueryClient(client) };
}
