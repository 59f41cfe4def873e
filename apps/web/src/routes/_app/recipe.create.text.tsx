import { createFileRoute } from '@tanstack/react-router';
import { ImportFromText } from '../../features/recipes/create/import-from-text.tsx';

export const Route = createFileRoute('/_app/recipe/create/text')({
  component: ImportFromText,
});
