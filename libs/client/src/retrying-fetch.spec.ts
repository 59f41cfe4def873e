import { retryingFetch } from './retrying-fetch.ts';

/** Answers with one status after the other and records what was sent. */
function server(...answers: [status: number, retryAfter?: string][]) {
  const sent: Request[] = [];
  const fetch = async (request: Request) => {
    sent.push(request);
    const [status, retryAfter] = answers[sent.length - 1] ?? [200];
    return new Response(null, { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} });
  };
  return { sent, fetch: retryingFetch(fetch, 2) };
}
const request = (method: string, headers = {}) => new Request('http://localhost/', { method, headers });

describe('retryingFetch', () => {
  it('sends a read again when the server is busy', async () => {
    const { fetch, sent } = server([503, '0.01'], [429, '0.01']);
    expect((await fetch(request('GET'))).status).toBe(200);
    expect(sent).toHaveLength(3);
  });

  it('sends a change again only if it has an idempotency key', async () => {
    expect((await server([503, '0.01']).fetch(request('POST'))).status).toBe(503);
    expect((await server([503, '0.01']).fetch(request('POST', { 'idempotency-key': 'a' }))).status).toBe(200);
  });

  it('returns the answer if the server is busy for too long or too often', async () => {
    expect((await server([503, '3600']).fetch(request('GET'))).status).toBe(503);
    const { fetch, sent } = server([503, '0.01'], [503, '0.01'], [503, '0.01']);
    expect((await fetch(request('GET'))).status).toBe(503);
    expect(sent).toHaveLength(3);
  });
});
