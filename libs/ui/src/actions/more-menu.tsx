import { Ellipsis, EllipsisVertical } from '../icons.ts';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { Menu } from './menu.tsx';

interface MoreMenuProps {
  /** Subject of the actions, the accessible name of the button. */
  label: string;
  children: ReactNode;
  /** Id of the button, by which the focus finds it if the row is drawn again at another place. */
  id?: string;
  /** The button was pressed before the menu was loaded. */
  isOpen?: boolean;
  /** Class for a button on a card. */
  className?: string;
  /** Tooltip, if the label is longer. */
  title?: string;
}

/** Menu with a "…" button. */
export function MoreMenu({ label, children, id, isOpen, className, title }: MoreMenuProps) {
  return (
    <Menu
      label={label}
      id={id}
      isOpen={isOpen}
      button={(props) =>
        className === undefined ? (
          <IconButton label={label} {...props}>
            <Ellipsis />
          </IconButton>
        ) : (
          <button type="button" className={className} aria-label={label} title={title ?? label} {...props}>
            <EllipsisVertical size={18} />
          </button>
        )
      }
    >
      {children}
    </Menu>
  );
}
