import { createFileRoute, redirect } from '@tanstack/react-router';

/** People of a group have no pages of their own yet: what one wants to see of them are their favourites. */
export const Route = createFileRoute('/_app/user/$id/profile')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/user/$id/favorites', params });
  },
});
