import { defineSlotRecipe } from '@chakra-ui/react';
import { layer } from '../theme/surfaces.ts';

export const fullScreenRecipe = defineSlotRecipe({
  slots: ['content'],
  base: {
    content: {
      position: 'fixed',
      inset: '0',
      background: 'bg',
      color: 'fg',
      outline: 'none',
      zIndex: layer,
    },
  },
});
