import type { MutationFunctionContext, QueryKey } from '@tanstack/react-query';

interface Snapshot<Answer> {
  before: Answer | undefined;
}

interface AnsweredQuery<Answer> {
  queryKey: QueryKey;
  queryFn?: (context: never) => Answer | Promise<Answer>;
}

/**
 * Applies a change to the cache before the response. Requests under way are cancelled, and a refusal restores the
 * former value.
 */
export function optimistic<Answer, Variables>(
  { queryKey }: AnsweredQuery<Answer>,
  change: (answer: Answer & {}, variables: Variables) => Answer,
) {
  return {
    onMutate: async (variables: Variables, { client }: MutationFunctionContext): Promise<Snapshot<Answer>> => {
      await client.cancelQueries({ queryKey, exact: true });
      const before = client.getQueryData<Answer>(queryKey);
      if (before != null) client.setQueryData(queryKey, change(before, variables));
      return { before };
    },
    onError: (
      _error: unknown,
      _variables: Variables,
      snapshot: Snapshot<Answer> | undefined,
      { client }: MutationFunctionContext,
    ) => {
      client.setQueryData(queryKey, snapshot?.before);
      // a concurrent change may have been cancelled
      return client.invalidateQueries({ queryKey, exact: true });
    },
  };
}
