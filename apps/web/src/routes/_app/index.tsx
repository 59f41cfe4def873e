import { createFileRoute } from '@tanstack/react-router';
export const Route = createFileRoute('/_app/')({ staticData: { section: 'recipes', namespaces: ['home'] }, component: () => <h1>hi</h1> });
