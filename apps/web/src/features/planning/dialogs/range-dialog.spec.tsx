import { fireEvent, screen } from '@testing-library/react';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { RangeDialog } from './range-dialog.tsx';

const nothing = () => undefined;

it('says what is wrong with dates in the wrong order, at the field, and does not show them', async () => {
  const range = { from: '2026-11-02', to: '2026-11-08' };
  await renderScreen(<RangeDialog range={range} onRange={nothing} onClose={nothing} />, fakeServer({}));
  const to = await screen.findByLabelText('To');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(to, { target: { value: '2026-10-01' } });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'To: Choose an end date after the start, at most three months later.',
  );
  expect(to.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('button', { name: 'Show' }).getAttribute('aria-disabled')).toBe('true');
});
