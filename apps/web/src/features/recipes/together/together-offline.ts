import type { Wire } from '#client';
import type { AnyOfflineChange, OfflineChange } from '../../../shared/offline/queue/offline-change.ts';

const PLAN = '/households/cooking-plans/{date}';

const setPlan: OfflineChange<`put ${typeof PLAN}`> = {
  operation: `put ${PLAN}`,
  label: () => 'what.cookingPlan',
  effects: [
    {
      path: PLAN,
      sameParameter: 'date',
      apply: (plan: Wire<'CookingPlan'>, { body }) => ({ ...plan, ...body }),
    },
  ],
  describe: ({ parameters }) => ({ subject: parameters.date }),
};

export const togetherChanges: AnyOfflineChange[] = [setPlan];
