import { createFileRoute } from '@tanstack/react-router';
import { CreateByName } from '../../features/recipes/create/create-by-name.tsx';

export const Route = createFileRoute('/_app/recipe/create/new')({ component: CreateByName });
