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
  /** Accessible name. */
  label: string;
  button: (props: MenuButtonProps) => ReactNode;
  children: ReactNode;
  /** Id of the button. */
  id?: string | undefined;
  /** The button was pressed before the menu was loaded. */
  isOpen?: boolean;
}

const MenuPanel = lazyOnIdle(() => import('./menu-panel.tsx').then((parts) => parts.MenuPanel));

export function Menu({ label, button, children, id, isOpen = false }: MenuProps) {
  const ownId = useId();
  const buttonId = id ?? ownId;
  const [open, setOpen] = useState(isOpen);
  // the end at which the keyboard starts; undefined until the menu was opened
  const [start, setStart] = useState<MenuEnd | undefined>(isOpen ? 'first' : undefined);
  const openAt = (end: MenuEnd) => {
    setStart(end);
    setOpen(true);
  };
  const close = () => setOpen(false);
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
        onClick: () => (open ? close() : openAt('first')),
        onKeyDown,
      })}
      {start && (
        <MenuPanel label={label} buttonId={buttonId} open={open} start={start} onClose={close}>
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

/** The main entries, which are large tiles in a row on phones. */
export function MenuTiles({ children }: { children: ReactNode }) {
  const { Tiles } = use(MenuParts);
  return <Tiles>{children}</Tiles>;
}

export function MenuSeparator() {
  const { Separator } = use(MenuParts);
  return <Separator />;
}
