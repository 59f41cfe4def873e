import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/cookbooks/')({
  beforeLoad: () => {
    throw redirect({ to: '/group/cookbooks' });
  },
});
