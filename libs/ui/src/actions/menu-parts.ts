import { createContext, type FunctionComponent, type ReactNode } from 'react';

export interface MenuItemProps {
  icon?: ReactNode;
  children: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** Makes the item a choice of one among several. */
  chosen?: boolean;
  shortcut?: string;
}

interface MenuParts {
  Item: FunctionComponent<MenuItemProps>;
  Separator: FunctionComponent;
  Tiles: FunctionComponent<{ children: ReactNode }>;
}

const nothing = () => null;

/** Components of menu entries, provided by the panel, so that pages with a menu need not load them. */
export const MenuParts = createContext<MenuParts>({ Item: nothing, Separator: nothing, Tiles: nothing });

export type MenuEnd = 'first' | 'last';
