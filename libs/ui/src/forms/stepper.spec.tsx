import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { Stepper } from './stepper.tsx';

async function typeInto(keys: string) {
  const onType = jest.fn();
  renderUi(
    <Stepper label="Servings" lessLabel="Fewer" moreLabel="More" value="4" onType={onType}>
      4 servings
    </Stepper>,
  );
  await userEvent.click(screen.getByRole('button', { name: '4 servings' }));
  await userEvent.keyboard(keys);
  return onType.mock.calls.flat();
}

it('takes the number that is typed instead of the old one', async () => {
  expect(await typeInto('6{Enter}')).toEqual(['6']);
  expect(screen.getByRole('button', { name: '4 servings' })).toBeTruthy();
});

it('forgets what was typed on Escape', async () => {
  expect(await typeInto('6{Escape}')).toEqual([]);
  expect(screen.getByRole('button', { name: '4 servings' })).toBeTruthy();
});
