import { createApi, type Api } from '../shared/api/api.ts';

type Answer = unknown | ((request: Request) => unknown);

export interface FakeServer {
  api: Api;
  /** Requests that were made, such as "GET /foods". */
  asked: string[];
  /** Responses by request; a test can change them. */
  answers: Record<string, Answer>;
}

/** Answers "GET /foods" and the like with a body, with a Response, or with what a function makes of the request. */
export function fakeServer(answers: Record<string, Answer>): FakeServer {
  const server = { answers, asked: [] as string[] };
  const fetch = async (request: Request): Promise<Response> => {
    const operation = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
    server.asked.push(operation);
    const known = server.answers[operation];
    if (known === undefined) return refusal(404, 'Not found');
    const answer: unknown = typeof known === 'function' ? await known(request) : known;
    return answer instanceof Response ? answer : Response.json(answer);
  };
  return Object.assign(server, { api: createApi({ baseUrl: 'http://server', fetch }) });
}

export const refusal = (status: number, message: string): Response =>
  Response.json({ detail: { message, error: true, code: 'test' } }, { status });

export const pageOf = (items: object[]) => ({
  items,
  page: 1,
  per_page: -1,
  total: items.length,
  total_pages: 1,
  next: null,
  previous: null,
});
