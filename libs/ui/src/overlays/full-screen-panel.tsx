import { Dialog, Portal, defineSlotRecipe } from '@chakra-ui/react';
import { useRef } from 'react';
import type { FullScreenProps } from './full-screen.tsx';
import { withParts } from '../root/parts-root.tsx';

const recipe = defineSlotRecipe({
  slots: ['content'],
  base: {
    content: {
      position: 'fixed',
      inset: '0',
      background: 'bg',
      color: 'fg',
      outline: 'none',
      zIndex: 'calc(var(--t-z-index-floating) + var(--layer-index, 0))',
    },
  },
});

export const FullScreenPanel = withParts(function FullScreenPanel({
  label,
  className,
  onClose,
  children,
}: FullScreenProps) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      recipe={recipe}
      open
      onOpenChange={(change) => change.open || onClose()}
      initialFocusEl={() => panel.current?.querySelector<HTMLElement>('[data-autofocus]') ?? null}
    >
      <Portal>
        <Dialog.Content ref={panel} aria-label={label} className={className}>
          {children}
        </Dialog.Content>
      </Portal>
    </Dialog.Root>
  );
});
