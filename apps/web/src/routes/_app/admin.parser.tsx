import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../shared/routing/page-title.ts';

import { ParserScreen } from '../../features/admin/parser-screen.tsx';

export const Route = createFileRoute('/_app/admin/parser')({
  staticData: { section: 'admin', namespaces: ['admin'] },
  head: ({ match: { context } }) => pageTitle(context, context.i18n.t('admin:parser.title')),
  component: ParserScreen,
});
