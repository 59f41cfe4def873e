import { createFileRoute, notFound } from '@tanstack/react-router';

/** Whatever has no screen says so where the others are, with the navigation around it. */
export const Route = createFileRoute('/_app/$')({
  beforeLoad: () => {
    throw notFound();
  },
});
