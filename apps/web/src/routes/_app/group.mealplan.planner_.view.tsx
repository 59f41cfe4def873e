import { createFileRoute, redirect } from '@tanstack/react-router';
import { readRange } from '../../features/planning/range.ts';

/** Address of earlier versions. */
export const Route = createFileRoute('/_app/group/mealplan/planner_/view')({
  validateSearch: readRange,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/group/mealplan/planner', search });
  },
});
