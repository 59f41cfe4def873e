import { use, useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { lazyOnIdle } from '../lazy/lazy-on-idle.tsx';
import { MenuParts, type MenuEnd, type MenuItemProps } from './menu-parts.ts';
import { useHover } from './use-hover.ts';

export interface MenuButtonProps {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerLeave?: (event: PointerEvent) => void;
}

interface MenuProps {
  /** Accessible name. */
  label: string;
  button: (props: MenuButtonProps) => ReactNode;
  children: ReactNode;
  /** The button was pressed before the menu was loaded. */
  isOpen?: boolean;
  /** Opens on hover with a mouse on wide screens. */
  opensOnHover?: boolean;
}

const MenuPanel = lazyOnIdle(() => import('./menu-panel.tsx').then((parts) => parts.MenuPanel));

export function Menu({ label, button, children, isOpen = false, opensOnHover = false }: MenuProps) {
  const buttonId = useId();
  const [open, setOpen] = useState(isOpen);
  // the end at which the keyboard starts; undefined until the menu was opened
  const [start, setStart] = useState<MenuEnd | 'nowhere' | undefined>(isOpen ? 'first' : undefined);
  const openAt = (end: MenuEnd | 'nowhere') => {
    setStart(end);
    setOpen(true);
  };
  const hover = useHover({ isOpen: open, open: () => openAt('nowhere'), close: () => setOpen(false) });
  const close = () => {
    hover.keep();
    setOpen(false);
  };
  const onClick = () => {
    const wasHovered = hover.keep();
    if (!open) openAt('first');
    else if (!wasHovered) close();
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
        onClick,
        onKeyDown,
        ...(opensOnHover && hover.ofButton),
      })}
      {start && (
        <MenuPanel
          label={label}
          buttonId={buttonId}
          open={open}
          start={start}
          hover={opensOnHover ? hover.ofPanel : undefined}
          onClose={close}
        >
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
