import { jest } from '@jest/globals';
import { useSuspenseQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, pageOf, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { toolsQuery } from './group-lists.ts';
import { optimistic } from './optimistic.ts';
import { useApi } from './use-api.ts';

interface Variables {
  params: { path: { id: string } };
  body: { onHand?: boolean };
}

/** Shows whether the pan is at hand, with a button to change that. */
function Pan() {
  const api = useApi();
  const { data } = useSuspenseQuery(toolsQuery(api));
  const { mutate } = api.useMutation('patch', '/organizers/tools/{id}', {
    ...optimistic(toolsQuery(api), (page, { params, body }: Variables) => ({
      ...page,
      items: page.items.map((tool) => (tool.id === params.path.id ? { ...tool, onHand: Boolean(body.onHand) } : tool)),
    })),
  });
  const [pan] = data.items;
  return (
    <button type="button" onClick={() => mutate({ params: { path: { id: 'p' } }, body: { onHand: !pan?.onHand } })}>
      {pan?.onHand ? 'there' : 'away'}
    </button>
  );
}

const never = new Promise<never>(() => undefined);
const pan = (onHand: boolean) => pageOf([{ id: 'p', name: 'Pan', onHand }]);

describe('a change that is shown before it is saved', () => {
  it('is not undone by an older answer that was under way', async () => {
    const server = fakeServer({ 'GET /organizers/tools': pan(false), 'PATCH /organizers/tools/p': () => never });
    const { queryClient } = await renderScreen(<Pan />, server);
    const button = await screen.findByRole('button', { name: 'away' });
    const older = jest.fn((_request: Request) => never);
    server.answers['GET /organizers/tools'] = older;
    void queryClient.invalidateQueries();
    await waitFor(() => expect(older).toHaveBeenCalled());
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'there' })).toBeTruthy();
    expect(older.mock.calls[0]?.[0].signal.aborted).toBe(true);
  });

  it('goes back to what the server has when it is refused', async () => {
    const server = fakeServer({
      'GET /organizers/tools': pan(false),
      'PATCH /organizers/tools/p': () => refusal(403, 'Only organizers may.'),
    });
    await renderScreen(<Pan />, server);
    await userEvent.click(await screen.findByRole('button', { name: 'away' }));
    expect(await screen.findByText('Only organizers may.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'away' })).toBeTruthy();
  });
});
