import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { renderUi } from '../testing/render-ui.tsx';
import { keepFocus } from './keep-focus.ts';

function Comments({ names }: { names: string[] }) {
  const [left, setLeft] = useState(names);
  return (
    <main>
      <h1>Soup</h1>
      <section>
        <h2>Comments</h2>
        <ul>
          {left.map((name) => (
            <li key={name}>
              <button type="button">{`Edit ${name}`}</button>
              <button type="button" className="delete" onClick={() => setLeft(left.filter((one) => one !== name))}>
                {`Delete ${name}`}
              </button>
            </li>
          ))}
        </ul>
        <textarea aria-label="Comment" />
      </section>
    </main>
  );
}

function Days() {
  const [day, setDay] = useState('Monday');
  return (
    <main>
      {['Monday', 'Tuesday'].map((name) => (
        <section key={name}>
          <h2>{name}</h2>
          {name === day && <button type="button" aria-label="Move soup" onClick={() => setDay('Tuesday')} />}
          {name === day && (
            <button type="button" id="bread-1" aria-label="Move bread" onClick={() => setDay('Tuesday')} />
          )}
          <button type="button" aria-label="Move bread" />
          <button type="button">{`Add to ${name}`}</button>
        </section>
      ))}
    </main>
  );
}

function LongDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <main>
        <h1>Plan</h1>
        <button type="button" onClick={() => setOpen(true)}>
          Suggest meals
        </button>
      </main>
      {isOpen &&
        createPortal(
          <div role="dialog">
            {Array.from({ length: 20 }, (_, index) => (
              <button key={index} type="button" onClick={() => setOpen(false)}>{`Keep ${index}`}</button>
            ))}
          </div>,
          document.body,
        )}
    </>
  );
}

describe('the focus of something that vanishes', () => {
  let end: () => void;
  beforeEach(() => (end = keepFocus()));
  afterEach(() => end());
  const remove = async (name: string) => {
    act(() => screen.getByRole('button', { name }).focus());
    await userEvent.keyboard('{Enter}');
  };
  const threeFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const focused = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name));

  it('goes to the same control of the neighbour, first the one that follows', async () => {
    renderUi(<Comments names={['one', 'two', 'three']} />);
    await remove('Delete two');
    await focused('Delete three');
    await remove('Delete three');
    await focused('Delete one');
  });

  it('follows a control that is drawn again at another place', async () => {
    renderUi(<Days />);
    await remove('Move soup');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move soup'));
  });

  it('follows a control by its id if others have the same name', async () => {
    renderUi(<Days />);
    act(() => document.getElementById('bread-1')!.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.id).toBe('bread-1'));
  });

  it('goes to the heading of the section if nothing is left, and not into a text field', async () => {
    renderUi(<Comments names={['one']} />);
    await remove('Delete one');
    await focused('Comments');
  });

  it('returns to what opened a dialog, after a walk through more stops than are remembered', async () => {
    renderUi(<LongDialog />);
    act(() => screen.getByRole('button', { name: 'Suggest meals' }).focus());
    await userEvent.keyboard('{Enter}');
    for (let index = 0; index < 20; index++) await userEvent.tab();
    await focused('Keep 19');
    await userEvent.keyboard('{Enter}');
    await focused('Suggest meals');
  });

  it('stays on the page for somebody who has clicked beside it', async () => {
    const { rerender } = renderUi(<Comments key="a" names={['one', 'two']} />);
    act(() => screen.getByRole('button', { name: 'Delete one' }).focus());
    await userEvent.click(document.body);
    rerender(<Comments key="b" names={['two']} />);
    await threeFrames();
    expect(document.activeElement).toBe(document.body);
  });

  it('stays on the page for somebody who has left the next field before it was drawn', async () => {
    renderUi(<Comments names={['one', 'two']} />);
    const field = screen.getByRole('textbox', { name: 'Comment' });
    const removed = screen.getByRole('button', { name: 'Delete two' });
    act(() => removed.focus());
    // just before the focus would be restored
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        act(() => {
          field.focus();
          field.blur();
        }),
      ),
    );
    removed.remove();
    await threeFrames();
    expect(document.activeElement).toBe(document.body);
  });
});
