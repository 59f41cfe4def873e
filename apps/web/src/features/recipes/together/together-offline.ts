import type { Wire } from '#client';
import type { AnyOfflineChange, CachedResponses, OfflineChange } from '../../../shared/offline/queue/offline-change.ts';
import { withProgress, withoutProgress, type Progress } from './progress.ts';

type Plan = Wire<'CookingPlan'>;

const PLAN = '/households/cooking-plans/{date}';
const PROGRESS = `${PLAN}/progress`;

const setPlan: OfflineChange<`put ${typeof PLAN}`> = {
  operation: `put ${PLAN}`,
  label: () => 'what.cookingPlan',
  effects: [
    {
      path: PLAN,
      sameParameter: 'date',
      apply: (plan: Plan, { body }) => ({ ...plan, ...body }),
    },
  ],
  describe: ({ parameters }) => ({ subject: parameters.date }),
};

const setProgress: OfflineChange<`put ${typeof PROGRESS}`, object, Progress[]> = {
  operation: `put ${PROGRESS}`,
  label: () => 'what.cookingProgress',
  effects: [{ path: PLAN, sameParameter: 'date', apply: (plan: Plan, { body }) => withProgress(plan, body) }],
  describe: ({ parameters, body }, cached) => {
    const blocks = body.map(({ block }) => block);
    const before = progressOf(cached, parameters.date, blocks);
    const request = { path: PROGRESS, parameters } as const;
    const subject = parameters.date;
    if (before.length === 0) return { subject, inverse: { ...request, verb: 'delete', query: { blocks } } };
    // one request cannot restore some blocks and forget others
    return before.length < blocks.length
      ? { subject }
      : { subject, inverse: { ...request, verb: 'put', body: before } };
  },
};

const removeProgress: OfflineChange<`delete ${typeof PROGRESS}`> = {
  operation: `delete ${PROGRESS}`,
  label: () => 'what.cookingProgress',
  effects: [
    { path: PLAN, sameParameter: 'date', apply: (plan: Plan, { query }) => withoutProgress(plan, query.blocks) },
  ],
  describe: ({ parameters, params }, cached) => {
    const before = progressOf(cached, parameters.date, params?.query.blocks ?? []);
    if (before.length === 0) return { subject: parameters.date };
    return { subject: parameters.date, inverse: { verb: 'put', path: PROGRESS, parameters, body: before } };
  },
};

const progressOf = (cached: CachedResponses, date: string, blocks: string[]): Progress[] =>
  cached<Plan>(PLAN, { date })?.progress.filter(({ block }) => blocks.includes(block)) ?? [];

export const togetherChanges: AnyOfflineChange[] = [setPlan, setProgress, removeProgress];
