import { Popover, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { popoverRecipe } from './popover-recipe.ts';
import { withParts } from '../root/parts-root.tsx';

interface PopoverPanelProps {
  label: string;
  buttonId: string;
  open: boolean;
  onClose: () => void;
  children: () => ReactNode;
}

export const PopoverPanel = withParts(function PopoverPanel({
  label,
  buttonId,
  open,
  onClose,
  children,
}: PopoverPanelProps) {
  return (
    <Popover.Root
      recipe={popoverRecipe}
      open={open}
      onOpenChange={(change) => change.open || onClose()}
      ids={{ trigger: buttonId }}
      positioning={{ placement: 'bottom-start', gutter: 6 }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={label}>{open && children()}</Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
});
