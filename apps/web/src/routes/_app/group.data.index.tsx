import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/group/data/')({
  beforeLoad: () => {
    throw redirect({ to: '/group/data/$kind', params: { kind: 'foods' } });
  },
});
