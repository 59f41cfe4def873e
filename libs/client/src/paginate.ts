import type { Readable, paths } from '#contract/generated/wire-types';
import type { TureenClient } from './tureen-client.ts';

type PageOf<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': { items: (infer Item)[]; total_pages: number } } } } };
}
  ? Item
  : never;
/** Paths that answer with pages. */
export type PagedPath = { [Path in keyof paths]: [PageOf<Path>] extends [never] ? never : Path }[keyof paths];
type ParametersOf<Path extends PagedPath> = paths[Path] extends { get: { parameters: infer Parameters } }
  ? Parameters
  : never;
type QueryOf<Path extends PagedPath> = ParametersOf<Path> extends { query?: infer Query } ? NonNullable<Query> : never;
type PathOf<Path extends PagedPath> = ParametersOf<Path> extends { path: infer Values } ? { path: Values } : object;
/** Parameters of a list. */
export type PageParameters<Path extends PagedPath> = { query?: Omit<QueryOf<Path>, 'page'> } & PathOf<Path>;

interface Page<Item> {
  items: Item[];
  total_pages: number;
}

/** Yields the items of a list, page by page. */
export async function* paginate<Path extends PagedPath>(
  client: TureenClient,
  path: Path,
  params?: PageParameters<Path>,
): AsyncGenerator<Readable<PageOf<Path>>> {
  // the parameters of a generic path cannot be checked against those of its operation
  const read = client.GET as (path: Path, init: object) => Promise<{ data: Page<Readable<PageOf<Path>>> }>;
  for (let page = 1, last = 1; page <= last; page++) {
    const { data } = await read(path, { params: { ...params, query: { ...params?.query, page } } });
    yield* data.items;
    last = data.total_pages;
  }
}
