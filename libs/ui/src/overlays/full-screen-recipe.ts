import { defineSlotRecipe } from '@chakra-ui/react';

export const fullScreenRecipe = defineSlotRecipe({
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
