import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/recipe/create/')({
  beforeLoad: ({ location: { searchStr } }) => {
    throw redirect({ href: `/recipe/create/url${searchStr}` });
  },
});
