import { use, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { lazyOnIdle } from '../lazy/lazy-on-idle.tsx';
import { MenuParts, type MenuEnd, type MenuItemProps } from './menu-parts.ts';

export interface MenuButtonProps {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface MenuProps {
  /** Names the menu for those who cannot see its button. */
  label: string;
  button: (props: MenuButtonProps) => ReactNode;
  children: ReactNode;
  /** Where the button was pressed before the menu was there. */
  isOpen?: boolean;
}

const MenuPanel = lazyOnIdle(() => import('./menu-panel.tsx').then((parts) => parts.MenuPanel));

/** A button with a list of actions. */
export function Menu({ label, button, children, isOpen = false }: MenuProps) {
  const buttonId = useId();
  const [open, setOpen] = useState(isOpen);
  // where the keyboard starts, and whether the menu was needed at all
  const [start, setStart] = useState<MenuEnd | undefined>(isOpen ? 'first' : undefined);
  const openAt = (end: MenuEnd) => {
    setStart(end);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <>
      {button({
        id: buttonId,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => (open ? setOpen(false) : openAt('first')),
        onKeyDown,
      })}
      {start && (
        <MenuPanel label={label} buttonId={buttonId} open={open} start={start} onClose={() => setOpen(false)}>
          {children}
        </MenuPanel>
      )}
    </>
  );
}

export function MenuItem(props: MenuItemProps) {
  const { Item } = use(MenuParts);
  return <Item {...props} />;
}

export function MenuSeparator() {
  const { Separator } = use(MenuParts);
  return <Separator />;
}
