import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { Button } from './button.tsx';

function Post({ onPost }: { onPost: () => void }) {
  const [busy, setBusy] = useState(false);
  const submit = () => {
    setBusy(true);
    onPost();
  };
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input aria-label="Comment" />
      <Button type="submit" busy={busy}>
        Post
      </Button>
    </form>
  );
}

describe('a button that waits for an answer', () => {
  it('keeps the focus, says that it is busy and ignores presses', async () => {
    const onPost = jest.fn();
    renderUi(<Post onPost={onPost} />);
    const button = screen.getByRole('button', { name: 'Post' });
    button.focus();
    await userEvent.keyboard('{Enter}{Enter} ');
    expect(onPost).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('is not pressed by Enter in a field of its form', async () => {
    const onPost = jest.fn();
    renderUi(<Post onPost={onPost} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), 'Good{Enter}{Enter}');
    expect(onPost).toHaveBeenCalledTimes(1);
  });
});
