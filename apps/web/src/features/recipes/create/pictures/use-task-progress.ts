import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../shared/api/use-api.ts';

const pollEvery = 1500;

/** Progress of a task from 0 to 1; undefined until it is known. */
export function useTaskProgress(task: number | undefined, running: boolean): number | undefined {
  const tasks = useQuery({
    ...useApi().queryOptions('get', '/groups/server-tasks', { params: { query: { perPage: 50 } } }),
    enabled: running,
    refetchInterval: pollEvery,
  });
  return tasks.data?.items.find(({ id }) => id === task)?.progress;
}
