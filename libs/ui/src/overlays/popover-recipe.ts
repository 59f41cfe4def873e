import { defineSlotRecipe } from '@chakra-ui/react';
import { floating } from '../theme/surfaces.ts';

export const popoverRecipe = defineSlotRecipe({
  slots: ['content'],
  base: {
    content: {
      ...floating,
      display: 'flex',
      flexDirection: 'column',
      width: 'min(25rem, calc(100vw - 1rem))',
      overflow: 'hidden',
    },
  },
});
