import { createFileRoute, redirect } from '@tanstack/react-router';

/** Files of every kind come in at one place. */
export const Route = createFileRoute('/_app/recipe/create/zip')({
  beforeLoad: () => {
    throw redirect({ to: '/group/migrations', replace: true });
  },
});
