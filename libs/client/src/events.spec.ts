import { events } from './events.ts';
import type { TureenClient } from './tureen-client.ts';

const streamOf = (text: string) => ({ response: new Response(text) });

it('asks for details, and goes on after the last event when the connection ends', async () => {
  const requests: unknown[] = [];
  const answers = [
    'id: 7\nevent: change\ndata: {"type":"shopping-list.updated","id":"a"}\n\n',
    'id: 8\nevent: change\ndata: {"type":"recipe.updated","id":"b"}\n\n',
  ];
  const GET = async (_: string, { params, headers }: { params: { query: object }; headers: object }) => {
    requests.push({ ...params.query, ...headers });
    return streamOf(answers.shift() ?? '');
  };
  const heard: string[] = [];
  for await (const { type } of events({ GET } as unknown as TureenClient, { details: true }))
    if (heard.push(type) === 2) break;
  expect(heard).toEqual(['shopping-list.updated', 'recipe.updated']);
  expect(requests).toEqual([{ details: true }, { details: true, 'last-event-id': '7' }]);
});
