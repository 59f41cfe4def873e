import { createFileRoute } from '@tanstack/react-router';
import { ImportFromPictures } from '../../features/recipes/create/pictures/import-from-pictures.tsx';

export const Route = createFileRoute('/_app/recipe/create/ocr')({ component: ImportFromPictures });
