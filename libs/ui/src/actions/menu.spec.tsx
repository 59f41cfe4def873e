import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { Menu, MenuItem } from './menu.tsx';

const renderMenu = () => {
  const chosen: string[] = [];
  const item = (name: string) => () => void chosen.push(name);
  renderUi(
    <Menu label="Recipe" button={(props) => <button {...props}>More</button>}>
      <MenuItem onSelect={item('print')}>Print</MenuItem>
      <MenuItem onSelect={item('share')} disabled>
        Share
      </MenuItem>
      <MenuItem onSelect={item('delete')}>Delete</MenuItem>
    </Menu>,
  );
  return chosen;
};
const button = () => screen.getByRole('button', { name: 'More', hidden: true });
/** The focus comes a little later than the mark, and keys go where the focus is. */
const highlighted = async (name: string) =>
  waitFor(() => {
    expect(screen.getByRole('menuitem', { name }).hasAttribute('data-highlighted')).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('menu'));
  });

describe('a menu', () => {
  it('is not in the page before it is asked for', () => {
    renderMenu();
    expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  it('starts at its first item, and the keyboard walks past what is disabled and round the end', async () => {
    renderMenu();
    await userEvent.click(button());
    await highlighted('Print');
    await userEvent.keyboard('{ArrowDown}');
    await highlighted('Delete');
    await userEvent.keyboard('{ArrowDown}');
    await highlighted('Print');
    await userEvent.keyboard('d');
    await highlighted('Delete');
  });

  it('starts at the first item that can be chosen', async () => {
    renderUi(
      <Menu label="Row" button={(props) => <button {...props}>More</button>}>
        <MenuItem onSelect={() => undefined} disabled>
          Move up
        </MenuItem>
        <MenuItem onSelect={() => undefined}>Move down</MenuItem>
      </Menu>,
    );
    await userEvent.click(button());
    await highlighted('Move down');
  });

  it('starts at its last item when it is opened upwards', async () => {
    renderMenu();
    button().focus();
    await userEvent.keyboard('{ArrowUp}');
    await highlighted('Delete');
  });

  it('does what is chosen once it is gone, and gives the focus back', async () => {
    const chosen = renderMenu();
    await userEvent.click(button());
    await highlighted('Print');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chosen).toEqual(['print']));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('is left by Escape, which chooses nothing', async () => {
    const chosen = renderMenu();
    await userEvent.click(button());
    await highlighted('Print');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(button());
    expect(chosen).toEqual([]);
  });
});
