import { createFileRoute } from '@tanstack/react-router';
import { ReadingTest } from '../../features/recipes/create/reading-test.tsx';

export const Route = createFileRoute('/_app/recipe/create/debug')({
  component: ReadingTest,
});
