import { useId, useState, type ReactNode } from 'react';
import { lazyOnIdle } from '../lazy/lazy-on-idle.tsx';

export interface PopoverButtonProps {
  id: string;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  onClick: () => void;
}

interface PopoverProps {
  label: string;
  button: (props: PopoverButtonProps) => ReactNode;
  /** Called only while the panel is open, so that closed filters load nothing. */
  children: (close: () => void) => ReactNode;
}

const PopoverPanel = lazyOnIdle(() => import('./popover-panel.tsx').then((parts) => parts.PopoverPanel));

/** Panel beside its button, which closes on blur and outside clicks. */
export function Popover({ label, button, children }: PopoverProps) {
  const buttonId = useId();
  const [open, setOpen] = useState(false);
  const [hasBeenOpened, setHasBeenOpened] = useState(false);
  const close = () => setOpen(false);
  const toggle = () => {
    setHasBeenOpened(true);
    setOpen(!open);
  };
  return (
    <>
      {button({ id: buttonId, 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: toggle })}
      {hasBeenOpened && (
        <PopoverPanel label={label} buttonId={buttonId} open={open} onClose={close}>
          {() => children(close)}
        </PopoverPanel>
      )}
    </>
  );
}
