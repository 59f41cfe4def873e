import { createFileRoute, redirect } from '@tanstack/react-router';
import { readRange } from '../../features/planning/range.ts';

/** Planning needs no page of its own: the planner itself is edited. */
export const Route = createFileRoute('/_app/group/mealplan/planner_/edit')({
  validateSearch: readRange,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/group/mealplan/planner', search });
  },
});
