import { createFileRoute } from '@tanstack/react-router';
import { asText } from '../../app/search-params.ts';
import { BulkImport } from '../../features/recipes/create/bulk-import.tsx';

interface BulkSearch {
  report?: string;
  task?: number;
}

export const Route = createFileRoute('/_app/recipe/create/bulk')({
  validateSearch: (search): BulkSearch => ({ report: asText(search.report), task: Number(search.task) || undefined }),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  const { report, task } = Route.useSearch();
  return <BulkImport report={report} task={task} onStarted={(search) => void navigate({ search })} />;
}
