import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

describe('a message', () => {
  beforeEach(
    () =>
      void renderUi(
        <>
          <button type="button">first</button>
          <button type="button">last</button>
          <Toaster />
        </>,
      ),
  );
  afterEach(async () => {
    for (const close of screen.queryAllByRole('button', { name: 'close' })) await userEvent.click(close);
    // a message that is unmounted while it closes stays in the store, and the next test would show it
    await waitFor(() => expect(screen.queryByRole('button', { name: 'close' })).toBeNull());
  });

  it('is an alert if something failed, and else said by the region of messages', async () => {
    toast({ kind: 'error', text: 'It was not saved.' });
    toast({ kind: 'success', text: 'It is saved.' });
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'It was not saved.');
    const saved = await screen.findByText('It is saved.');
    expect(saved.closest('[aria-live]')?.getAttribute('role')).toBe('region');
  });

  it('stands there once, however often it is said', async () => {
    toast({ kind: 'info', text: 'Copied.' });
    toast({ kind: 'info', text: 'Copied.' });
    await screen.findByText('Copied.');
    expect(screen.getAllByText('Copied.')).toHaveLength(1);
  });

  it('goes when its undo is taken, which is done once', async () => {
    let undone = 0;
    toast({ kind: 'info', text: 'Removed.', action: { label: 'Undo', isUndo: true, run: () => (undone += 1) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Removed.')).toBeNull());
    expect(undone).toBe(1);
  });

  it('replaces the undo of what was done before', async () => {
    const action = { label: 'Undo', isUndo: true, run: () => undefined };
    toast({ kind: 'info', text: 'Removed soup.', action });
    await screen.findByText('Removed soup.');
    toast({ kind: 'info', text: 'Removed salad.', action });
    await screen.findByText('Removed salad.');
    await waitFor(() => expect(screen.queryByText('Removed soup.')).toBeNull());
  });

  it('can be closed', async () => {
    toast({ kind: 'info', text: 'Read this.' });
    const message = (await screen.findByText('Read this.')).closest('[role=group]')!;
    await userEvent.click(message.querySelector('[aria-label=close]')!);
    await waitFor(() => expect(screen.queryByText('Read this.')).toBeNull());
  });

  it('lets Tab go on to what comes after it', async () => {
    toast({ kind: 'info', text: 'Read this.' });
    const last = screen.getByRole('button', { name: 'last' });
    const message = (await screen.findByText('Read this.')).closest('[role=group]')!;
    const close = message.querySelector('[aria-label=close]');
    const reach = async (target: Element | null) => {
      for (let tabs = 0; tabs < 4 && document.activeElement !== target; tabs++) await userEvent.tab();
      expect(document.activeElement).toBe(target);
    };
    last.focus();
    await reach(close);
    await reach(screen.getByRole('button', { name: 'first' }));
  });
});
