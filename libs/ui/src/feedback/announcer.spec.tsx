import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { announce } from './announce.ts';
import { Announcer } from './announcer.tsx';

it('says each message in a polite live region, the same one twice if it happens twice', () => {
  renderUi(<Announcer />);
  announce('Eggs added');
  announce('Eggs added');
  const messages = screen.getAllByText('Eggs added');
  expect(messages).toHaveLength(2);
  expect(messages[0]?.parentElement?.getAttribute('aria-live')).toBe('polite');
});
