import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { Stepper } from './stepper.tsx';

async function typeInto(keys: string) {
  const onType = jest.fn((text: string) => Number(text) > 0);
  renderUi(
    <Stepper label="Servings" lessLabel="Fewer" moreLabel="More" value="4" onType={onType} problem="Not a number">
      4 servings
    </Stepper>,
  );
  await userEvent.click(screen.getByRole('button', { name: '4 servings' }));
  await userEvent.keyboard(keys);
  return onType.mock.calls.flat();
}

it('takes the number that is typed instead of the old one', async () => {
  expect(await typeInto('6{Enter}')).toEqual(['6']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '4 servings' }));
});

it('says what is wrong with what was typed, and stays in the field', async () => {
  expect(await typeInto('abc{Enter}')).toEqual(['abc']);
  const field = screen.getByRole('textbox', { name: 'Servings' });
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(description).toBe(screen.getByRole('alert'));
  expect(description?.textContent).toBe('Not a number');
});

it('forgets what was typed on Escape', async () => {
  expect(await typeInto('6{Escape}')).toEqual([]);
  expect(screen.getByRole('button', { name: '4 servings' })).toBeTruthy();
});
