import type { ReactNode, Ref } from 'react';
import { useAnchoredPopover } from './use-anchored-popover.ts';
import styles from './popover.module.css';

export interface PopoverButtonProps {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
}

interface PopoverProps {
  label: string;
  button: (props: PopoverButtonProps) => ReactNode;
  /** Called only while the panel is open, so that closed filters load nothing. */
  children: (close: () => void) => ReactNode;
}

/** A small panel beside its button that closes by itself when one turns elsewhere. */
export function Popover({ label, button, children }: PopoverProps) {
  const { id, anchor, panel, open, close, toggle } = useAnchoredPopover<HTMLDivElement>();
  return (
    <>
      {button({ ref: anchor, 'aria-haspopup': 'dialog', 'aria-expanded': open, 'aria-controls': id, onClick: toggle })}
      <div ref={panel} id={id} popover="auto" role="dialog" aria-label={label} className={styles.panel}>
        {open && children(close)}
      </div>
    </>
  );
}
