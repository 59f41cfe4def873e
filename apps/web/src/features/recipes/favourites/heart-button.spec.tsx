import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeartButton } from './heart-button.tsx';

it('has the name of its recipe, shows whether it is a favourite, and reports clicks', async () => {
  let clicks = 0;
  render(<HeartButton label="Remove from favourites" name="Soup" pressed onClick={() => (clicks += 1)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove from favourites: Soup', pressed: true }));
  expect(clicks).toBe(1);
});
