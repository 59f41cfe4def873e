import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiProblem, type Wire } from '#client';
import { subscribeToPush } from '../../../shared/offline/push.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { useUser } from '../../../shared/session/session.ts';
import { connectTimers, type KitchenTimer, receiveTimers } from './timer-store.ts';

/** Keeps the timers of the device and those of the household the same. */
export function TimerSync() {
  const { id } = useUser();
  const api = useApi();
  const { client } = api;
  const { data, refetch } = useQuery(api.queryOptions('get', '/households/timers'));
  useEffect(
    () =>
      connectTimers(id, {
        set: async ({ uuid, endsAt, unsent: _, ...timer }) => {
          const body = { ...timer, endsAt: endsAt === null ? null : new Date(endsAt).toISOString() };
          await unlessRefused(client.PUT('/households/timers/{uuid}', { params: { path: { uuid } }, body }));
        },
        stop: (uuid) => unlessRefused(client.DELETE('/households/timers/{uuid}', { params: { path: { uuid } } })),
        refresh: async () => {
          await refetch();
        },
      }),
    [id, client, refetch],
  );
  useEffect(() => void subscribeToPush(client).catch(() => undefined), [client]);
  useEffect(() => {
    if (data) receiveTimers(data.map(asStored));
  }, [data]);
  return null;
}

const REFUSALS = [400, 404, 409, 422];

/** Ends a change that the server refuses, such as stopping a timer that is stopped; other failures are tried again. */
async function unlessRefused(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!(error instanceof ApiProblem && REFUSALS.includes(error.status))) throw error;
  }
}

const asStored = ({ endsAt, ...timer }: Wire<'Timer'>): KitchenTimer => {
  const { uuid, recipeId, name, label, step, seconds, secondsMax, left } = timer;
  const end = endsAt === null ? null : Date.parse(endsAt);
  return { uuid, recipeId, name, label, step, seconds, secondsMax, left, endsAt: end };
};
