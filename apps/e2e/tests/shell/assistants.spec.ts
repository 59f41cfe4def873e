import { expect, test } from '../../support/test.ts';

test('an assistant reads recipes with a token that only reads', { tag: '@once' }, async ({ page }) => {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const data = { name: 'Assistant', scope: 'read' };
  const { token } = await (await page.request.post('/api/users/api-tokens', { data, headers })).json();
  const ask = async (method: string, params = {}) => {
    const answer = await page.request.post('/mcp', {
      data: { jsonrpc: '2.0', id: 1, method, params },
      headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
    });
    expect(answer.status()).toBe(200);
    return answer.text();
  };
  expect(await ask('tools/list')).toMatch(/search_recipes(?![^]*import_recipe)/);
  expect(await ask('tools/call', { name: 'search_recipes', arguments: {} })).toContain('recipes');
});
