import { readdirSync } from 'node:fs';
import { OPERATIONS } from '../../../libs/contract/src/generated/operations.ts';
import { document } from '../../../libs/contract/src/document.ts';

/** Ids in the seeded group by which pages are found. */
export interface SeededIds {
  user: string;
  group: string;
  list: string;
  report: string;
}

const ROUTES = 'apps/web/src/routes/_app';
const DATA_KINDS = ['recipes', 'foods', 'units', 'labels', 'categories', 'tags', 'tools'];
/** Pages that cost more with a query. */
const WITH_QUERY = [
  '/?search=soup',
  '/?search=t',
  '/shopping-lists?archived=true',
  '/group/timeline?search=salt',
  '/group/audit-log?search=subject',
  '/group/trash?search=deleted',
  '/group/data/foods?q=ingredient',
];

/** Addresses of all pages of people who are signed in, from the files of the routes. */
export function pagesOf(ids: SeededIds): string[] {
  const parameters: [RegExp, string[]][] = [
    [/^group\.data\.\$/, DATA_KINDS],
    [/^cookbooks\.\$/, ['cookbook-1', 'cookbook-2']],
    [/^shopping-lists\.\$/, [ids.list]],
    [/^group\.reports\.\$/, [ids.report]],
    [/^admin\.manage\.groups\.\$/, [ids.group]],
    [/^(admin\.manage\.users|user)\.\$/, [ids.user]],
    [/^group\.mealplan\.cook\.\$/, [new Date().toISOString().slice(0, 10)]],
    [/^recipe\.\$/, ['recipe-1']],
  ];
  const routes = readdirSync(ROUTES).flatMap((file) => (file === '$.tsx' ? [] : file.replace(/\.tsx$/, '')));
  const pages = routes.flatMap((route) => {
    const path = `/${route
      .replaceAll('_.', '.')
      .replace(/(^|\.)index$/, '')
      .replaceAll('.', '/')}`;
    if (!route.includes('$')) return [path];
    const values = parameters.find(([pattern]) => pattern.test(route))?.[1];
    if (!values) throw new Error(`The seed has no row for ${route}`);
    return values.map((value) => path.replace(/\$\w+/, value));
  });
  return [...new Set([...pages, ...WITH_QUERY])].sort();
}

/** Addresses of all lists of the API that need no parameter. */
export const listsOfApi = (): string[] =>
  Object.values(OPERATIONS).flatMap(({ method, path }) => {
    const operation = method === 'get' && !path.includes(':') ? document.paths[path]?.['get'] : undefined;
    const needsQuery = operation?.parameters?.some(({ required }) => required);
    return operation?.['x-paged'] && !needsQuery ? [`/api${path}`] : [];
  });
