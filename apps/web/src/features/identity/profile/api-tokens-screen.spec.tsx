import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ApiTokensScreen } from './api-tokens-screen.tsx';

const unproved = (message: string) =>
  Response.json(
    {
      detail: {
        message: 'Check your input.',
        error: true,
        code: 'errors.invalid',
        errors: { currentPassword: [message] },
      },
    },
    { status: 422 },
  );

it('asks for the password if the sign-in is too old, and keeps what was typed', async () => {
  const sent: unknown[] = [];
  const server = fakeServer({
    'GET /users/self': { id: 'user-1', admin: false },
    'GET /app/about': { apiDocs: true },
    'GET /users/api-tokens': [],
    'POST /users/api-tokens': async (request: Request) => {
      const body = (await request.json()) as { currentPassword?: string };
      sent.push(body);
      if (body.currentPassword === undefined) return unproved('Enter your current password.');
      if (body.currentPassword !== 'right') return unproved('This isn’t your password.');
      return { id: 1, name: 'Display', token: 'tureen_secret', scope: 'write', createdAt: '2026-01-01T00:00:00Z' };
    },
  });
  await renderScreen(<ApiTokensScreen />, server);
  await userEvent.type(await screen.findByLabelText(/What is it for/), 'Display');
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).not.toContain('Enter your current password.');
  await userEvent.type(screen.getByLabelText('Current password'), 'wrong{Enter}');
  await screen.findByText('This isn’t your password.');
  await userEvent.clear(screen.getByLabelText('Current password'));
  await userEvent.type(screen.getByLabelText('Current password'), 'right{Enter}');
  await screen.findByText('tureen_secret');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { name: 'Display', scope: 'write', expiresAt: null };
  expect(sent).toEqual([body, { ...body, currentPassword: 'wrong' }, { ...body, currentPassword: 'right' }]);
});
