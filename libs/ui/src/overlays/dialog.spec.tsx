import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { TextField } from '../forms/field.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { FormDialog } from './form-dialog.tsx';

function Opener({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        throw new Error('the outer form was submitted');
      }}
    >
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && children(() => setOpen(false))}
    </form>
  );
}
const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
const focused = (role: string, name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })));

describe('a dialog', () => {
  it('starts at its first field', async () => {
    renderUi(
      <Opener>
        {(close) => (
          <Dialog title="Rename" onClose={close}>
            <TextField label="Name" />
          </Dialog>
        )}
      </Opener>,
    );
    await open();
    await focused('textbox', 'Name');
  });

  it('without a field starts at the first button under its text', async () => {
    renderUi(
      <Opener>
        {(close) => (
          <Dialog title="Done" onClose={close} footer={<Button>Fine</Button>}>
            It is done.
          </Dialog>
        )}
      </Opener>,
    );
    await open();
    await focused('button', 'Fine');
  });

  it('is left by Escape, and the focus is where it was', async () => {
    renderUi(
      <Opener>
        {(close) => (
          <Dialog title="Rename" onClose={close}>
            <TextField label="Name" />
          </Dialog>
        )}
      </Opener>,
    );
    await open();
    await focused('textbox', 'Name');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await focused('button', 'Open');
  });

  it('submits its own form, not the one that opened it', async () => {
    const submitted: string[] = [];
    renderUi(
      <Opener>
        {(close) => (
          <FormDialog title="Rename" action="Save" onSubmit={() => submitted.push('name')} onClose={close}>
            <TextField label="Name" />
          </FormDialog>
        )}
      </Opener>,
    );
    await open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Soup{Enter}');
    expect(submitted).toEqual(['name']);
  });

  it('does not submit what is not complete', async () => {
    const submitted: string[] = [];
    renderUi(
      <Opener>
        {(close) => (
          <FormDialog title="Rename" action="Save" disabled onSubmit={() => submitted.push('name')} onClose={close}>
            <TextField label="Name" />
          </FormDialog>
        )}
      </Opener>,
    );
    await open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '{Enter}');
    expect(submitted).toEqual([]);
  });
});

describe('a question', () => {
  it('starts at the answer that changes nothing, and is not closed by a click beside it', async () => {
    renderUi(
      <Opener>
        {(close) => (
          <ConfirmDialog title="Delete?" action="Delete" danger onConfirm={close} onClose={close}>
            The soup will be gone.
          </ConfirmDialog>
        )}
      </Opener>,
    );
    await open();
    await focused('button', 'cancel');
    await userEvent.click(document.querySelector('[data-part=backdrop]')!, { pointerEventsCheck: 0 });
    expect(screen.getByRole('alertdialog', { name: 'Delete?' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
