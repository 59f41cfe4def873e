import type { Wire } from '#client';

type Plan = Wire<'CookingPlan'>;
export type Progress = Plan['progress'][number];

export function withProgress(plan: Plan, changed: readonly Progress[]): Plan {
  const blocks = changed.map(({ block }) => block);
  return { ...plan, progress: [...withoutProgress(plan, blocks).progress, ...changed] };
}

export const withoutProgress = (plan: Plan, blocks: readonly string[]): Plan => ({
  ...plan,
  progress: plan.progress.filter(({ block }) => !blocks.includes(block)),
});
