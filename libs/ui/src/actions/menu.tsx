import { createContext, use, useEffect, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useAnchoredPopover } from '../overlays/use-anchored-popover.ts';
import styles from './menu.module.css';

export interface MenuButtonProps {
  ref: Ref<HTMLButtonElement>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface MenuProps {
  /** Names the menu for those who cannot see its button. */
  label: string;
  button: (props: MenuButtonProps) => ReactNode;
  children: ReactNode;
}

const CloseMenu = createContext<() => void>(() => undefined);

/** A button with a list of actions. Arrow keys, Home, End and the first letter move; Escape and Tab leave. */
export function Menu({ label, button, children }: MenuProps) {
  const { id, anchor, panel, open, close, toggle } = useAnchoredPopover<HTMLDivElement>();

  useEffect(() => {
    if (open) items(panel.current)[0]?.focus();
  }, [open, panel]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close(false);
    const all = items(panel.current);
    const target = nextItem(all, event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    toggle();
  };

  return (
    <>
      {button({
        ref: anchor,
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': id,
        onClick: toggle,
        onKeyDown: openByArrow,
      })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.panel}
        onKeyDown={onKeyDown}
      >
        <CloseMenu value={close}>{children}</CloseMenu>
      </div>
    </>
  );
}

const items = (panel: HTMLElement | null) => [...(panel?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

function nextItem(all: HTMLElement[], key: string): HTMLElement | undefined {
  const current = all.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return all[(current + 1) % all.length];
  if (key === 'ArrowUp') return all.at(current <= 0 ? -1 : current - 1);
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const following = [...all.slice(current + 1), ...all.slice(0, current + 1)];
  return following.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}

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

export function MenuItem({ icon, children, onSelect, danger, disabled, chosen, shortcut }: MenuItemProps) {
  const close = use(CloseMenu);
  const select = () => {
    if (disabled) return;
    close();
    onSelect();
  };
  return (
    <button
      type="button"
      role={chosen === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={chosen}
      aria-disabled={disabled}
      tabIndex={-1}
      className={danger ? `${styles.item} ${styles.danger}` : styles.item}
      onClick={select}
    >
      {icon}
      <span>{children}</span>
      {chosen && (
        <span className={styles.check} aria-hidden>
          {'✓'}
        </span>
      )}
      {shortcut && <kbd>{shortcut}</kbd>}
    </button>
  );
}

export function MenuSeparator() {
  return <hr className={styles.separator} />;
}
