import { createFileRoute, notFound } from '@tanstack/react-router';

/** Unknown addresses show "Not found" within the navigation. */
export const Route = createFileRoute('/_app/$')({
  beforeLoad: () => {
    throw notFound();
  },
});
