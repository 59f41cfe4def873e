import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { FavouriteButton } from './favourite-button.tsx';

const add = 'POST /users/u1/favorites/soup';
const self = { id: 'u1', favoriteRecipes: ['pie'] };

describe('the heart of a recipe', () => {
  it('is filled before the server answers', async () => {
    const server = fakeServer({ 'GET /users/self': self, [add]: () => new Promise(() => undefined) });
    await renderScreen(<FavouriteButton recipe={{ slug: 'soup', name: 'Soup' }} />, server);
    await userEvent.click(await screen.findByRole('button', { pressed: false }));
    expect(await screen.findByRole('button', { pressed: true })).toBeTruthy();
  });

  it('is empty again when the server refuses, and says why', async () => {
    const server = fakeServer({ 'GET /users/self': self, [add]: () => refusal(403, 'Not yours.') });
    await renderScreen(<FavouriteButton recipe={{ slug: 'soup', name: 'Soup' }} />, server);
    await userEvent.click(await screen.findByRole('button', { name: /Soup/ }));
    expect(await screen.findByText('Not yours.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /Soup/, pressed: false })).toBeTruthy();
  });
});
