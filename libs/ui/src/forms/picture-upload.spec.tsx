import { jest } from '@jest/globals';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { PictureUpload } from './picture-upload.tsx';

const soup = new File(['soup'], 'soup.png', { type: 'image/png' });
const list = new File(['leek'], 'list.txt', { type: 'text/plain' });
const problem = 'Choose one picture.';

function renderUpload(busy = false) {
  const chosen: string[] = [];
  renderUi(
    <PictureUpload label="Upload" problem={problem} busy={busy} onChoose={({ name }) => chosen.push(name)}>
      {(button) => (
        <>
          <p>No picture yet</p>
          {button}
        </>
      )}
    </PictureUpload>,
  );
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  // a file picker may offer any file
  const person = userEvent.setup({ applyAccept: false });
  return { chosen, input, choose: (...files: File[]) => person.upload(input, files) };
}

/** As browsers do it: the files are in the list of items, which is read while the event lasts. */
function drop(...files: File[]) {
  const place = screen.getByText('No picture yet');
  const webkitGetAsEntry = () => ({ isFile: true });
  const items = files.map((file) => ({ kind: 'file', getAsFile: () => file, webkitGetAsEntry }));
  const dataTransfer = { types: ['Files'], files, items };
  fireEvent.dragOver(place, { dataTransfer });
  const event = createEvent.drop(place, { dataTransfer });
  fireEvent(place, event);
  return event;
}

describe('the upload of a picture', () => {
  it('opens the picker by the keyboard', async () => {
    const { input } = renderUpload();
    const opened = jest.fn();
    input.addEventListener('click', opened);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upload' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  });

  it('takes the same file again', async () => {
    const { chosen, choose } = renderUpload();
    await choose(soup);
    await choose(soup);
    expect(chosen).toEqual(['soup.png', 'soup.png']);
  });

  it('takes what is dropped beside the button, and the browser does not open it', async () => {
    const { chosen } = renderUpload();
    expect(drop(soup).defaultPrevented).toBe(true);
    await waitFor(() => expect(chosen).toEqual(['soup.png']));
  });

  it('says that something else is not taken, until a picture is', async () => {
    const { chosen, choose } = renderUpload();
    await choose(list);
    expect(screen.getByRole('alert').textContent).toBe(problem);
    await choose(soup);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(chosen).toEqual(['soup.png']);
  });

  it('says that several pictures are too many', async () => {
    const { chosen } = renderUpload();
    drop(soup, new File(['leek'], 'leek.png', { type: 'image/png' }));
    expect((await screen.findByRole('alert')).textContent).toBe(problem);
    expect(chosen).toEqual([]);
  });

  it('takes nothing while one is under way', async () => {
    const { chosen, input } = renderUpload(true);
    expect(screen.getByRole('button', { name: 'Upload' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.input(input, { target: { files: [soup] } });
    expect(chosen).toEqual([]);
  });
});
