import { Ellipsis, EllipsisVertical } from '../icons.ts';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { Menu } from './menu.tsx';

interface MoreMenuProps {
  /** What the actions are for; also the name of the button. */
  label: string;
  children: ReactNode;
  /** Where the button was pressed before the menu was there. */
  isOpen?: boolean;
  opensOnHover?: boolean;
  /** Of a button that lies on a card; any other looks like the buttons beside it. */
  className?: string;
  /** The tooltip of such a button, where the label says more than that. */
  title?: string;
}

/** The actions behind "…". */
export function MoreMenu({ label, children, isOpen, opensOnHover, className, title }: MoreMenuProps) {
  return (
    <Menu
      label={label}
      isOpen={isOpen}
      opensOnHover={opensOnHover}
      button={(props) =>
        className === undefined ? (
          <IconButton label={label} {...props}>
            <Ellipsis />
          </IconButton>
        ) : (
          <button type="button" className={className} aria-label={label} title={title ?? label} {...props}>
            <EllipsisVertical size={18} aria-hidden />
          </button>
        )
      }
    >
      {children}
    </Menu>
  );
}
