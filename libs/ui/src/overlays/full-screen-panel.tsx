import { Dialog, Portal } from '@chakra-ui/react';
import { useRef } from 'react';
import { fullScreenRecipe } from './full-screen-recipe.ts';
import type { FullScreenProps } from './full-screen-props.ts';
import { withParts } from '../root/parts-root.tsx';

export const FullScreenPanel = withParts(function FullScreenPanel({
  label,
  className,
  onClose,
  children,
}: FullScreenProps) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      recipe={fullScreenRecipe}
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
