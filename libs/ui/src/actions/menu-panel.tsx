import { Menu, Portal, useMenu, useMenuContext } from '@chakra-ui/react';
import { Check } from '../icons.ts';
import { createContext, use, useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { MenuParts, type MenuEnd, type MenuItemProps } from './menu-parts.ts';
import { menuRecipe } from './menu-recipe.ts';
import { withParts } from '../root/parts-root.tsx';

interface MenuPanelProps {
  label: string;
  buttonId: string;
  open: boolean;
  start: MenuEnd;
  onClose: () => void;
  children: ReactNode;
}

/** Runs a chosen action after the menu has closed: a closing layer would also close a dialog above it. */
const Choose = createContext<(action: () => void) => void>(() => undefined);

export const MenuPanel = withParts(function MenuPanel({
  label,
  buttonId,
  open,
  start,
  onClose,
  children,
}: MenuPanelProps) {
  const menu = useMenu({
    open,
    onOpenChange: (change) => change.open || onClose(),
    ids: { trigger: buttonId },
    loopFocus: true,
    positioning: { placement: 'bottom-start', gutter: 6 },
  });
  const chosen = useRef<() => void>(undefined);
  // closes the menu itself: the library's click handling was seen to miss a press on a busy page
  const choose = (action: () => void) => {
    chosen.current = action;
    onClose();
  };
  const act = () => {
    chosen.current?.();
    chosen.current = undefined;
  };
  return (
    <Menu.RootProvider value={menu} recipe={menuRecipe} lazyMount unmountOnExit onExitComplete={act}>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>
            <Start at={start} />
            <Choose value={choose}>
              <MenuParts value={parts}>{children}</MenuParts>
            </Choose>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.RootProvider>
  );
});

function Start({ at }: { at: MenuEnd }) {
  const menu = useMenuContext();
  const highlight = useEffectEvent(() => {
    const panel = document.getElementById(menu.getContentProps().id ?? '');
    const items = panel?.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])') ?? [];
    const value = [...items].at(at === 'first' ? 0 : -1)?.dataset.value;
    if (value) menu.setHighlightedValue(value);
  });
  useEffect(() => highlight(), []);
  return null;
}

function Item({ icon, children, onSelect, danger, disabled, chosen, shortcut }: MenuItemProps) {
  const choose = use(Choose);
  const choice = chosen === undefined ? {} : { role: 'menuitemradio', 'aria-checked': chosen };
  return (
    <Menu.Item
      value={useId()}
      disabled={disabled}
      // the library's onSelect goes to the highlighted item, of which there is none if a layout change moved the pointer off
      onClick={disabled ? undefined : () => choose(onSelect)}
      data-danger={danger || undefined}
      {...choice}
    >
      {icon}
      <Menu.ItemText>{children}</Menu.ItemText>
      {chosen && <Check />}
      {shortcut && <Menu.ItemCommand>{shortcut}</Menu.ItemCommand>}
    </Menu.Item>
  );
}

const Tiles = ({ children }: { children: ReactNode }) => (
  <div role="none" data-tiles>
    {children}
  </div>
);

const parts = { Item, Separator: Menu.Separator, Tiles };
