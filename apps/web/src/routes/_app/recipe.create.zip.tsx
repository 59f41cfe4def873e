import { createFileRoute, redirect } from '@tanstack/react-router';

/** Address of earlier versions. */
export const Route = createFileRoute('/_app/recipe/create/zip')({
  beforeLoad: () => {
    throw redirect({ to: '/group/migrations', replace: true });
  },
});
