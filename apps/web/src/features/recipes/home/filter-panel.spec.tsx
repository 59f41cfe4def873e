import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ScreenPart } from '../../../shared/widgets/screen-part.tsx';
import { fakeServer, pageOf, refusal } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { FilterPanel } from './filter-panel.tsx';

const counts = ['f0', 'f1', 'f3'].map((id) => ({ id, count: 2 }));
const foods = ['Apple', 'Crème fraîche', 'Leek', 'Salt'].map((name, index) => ({ id: `f${index}`, name }));

function Panel({ initially = [] as string[] }) {
  const [chosen, setChosen] = useState(initially);
  return (
    <ScreenPart resetKey="foods" pending={<p>waiting</p>}>
      <FilterPanel
        kind="foods"
        search={{ foods: chosen }}
        doneLabel="Done"
        onChange={setChosen}
        onRequireAll={() => undefined}
        onDone={() => undefined}
      />
      <output>{chosen.join()}</output>
    </ScreenPart>
  );
}

const shown = () => within(screen.getByRole('list')).getAllByRole('checkbox', { hidden: true });
const names = () => shown().map((box) => box.closest('label')?.textContent);

describe('the list to filter by', () => {
  it('begins with what is chosen, and stays in that order while somebody ticks', async () => {
    await renderScreen(
      <Panel initially={['f2']} />,
      fakeServer({ 'GET /foods': pageOf(foods), 'GET /organizers/recipe-counts': counts }),
    );
    await screen.findByRole('list');
    expect(names()).toEqual(['Leek', 'Apple', 'Crème fraîche', 'Salt']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Salt' }));
    expect(screen.getByRole('status').textContent).toBe('f2,f3');
    expect(names()).toEqual(['Leek', 'Apple', 'Crème fraîche', 'Salt']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Leek' }));
    expect(screen.getByRole('status').textContent).toBe('f3');
  });

  it('is found without accents, and says when there is nothing', async () => {
    await renderScreen(<Panel />, fakeServer({ 'GET /foods': pageOf(foods), 'GET /organizers/recipe-counts': counts }));
    await userEvent.type(await screen.findByRole('searchbox'), 'creme FRAI');
    expect(names()).toEqual(['Crème fraîche']);
    await userEvent.type(screen.getByRole('searchbox'), 'xyz');
    expect(screen.queryByRole('checkbox', { name: /fraîche/ })).toBeNull();
  });

  it('tells why it cannot be shown, and is there after another try', async () => {
    const server = fakeServer({
      'GET /foods': () => refusal(400, 'Not today.'),
      'GET /organizers/recipe-counts': counts,
    });
    await renderScreen(<Panel />, server);
    expect(await screen.findByText('Not today.')).toBeTruthy();
    server.answers['GET /foods'] = pageOf(foods);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('checkbox', { name: 'Apple' })).toBeTruthy();
  });
});
