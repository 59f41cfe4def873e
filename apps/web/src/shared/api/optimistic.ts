import type { MutationFunctionContext, QueryKey } from '@tanstack/react-query';

interface Snapshot<Answer> {
  before: Answer | undefined;
}

interface AnsweredQuery<Answer> {
  queryKey: QueryKey;
  queryFn?: (context: never) => Answer | Promise<Answer>;
}

/**
 * Shows a change before the server knows of it. What is on its way would show the old state and is cancelled; a refusal brings
 * back what was there.
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
      // another change may have been under way
      return client.invalidateQueries({ queryKey, exact: true });
    },
  };
}
