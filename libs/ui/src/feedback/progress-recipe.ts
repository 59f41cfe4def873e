import { defineSlotRecipe } from '@chakra-ui/react';

export const progressRecipe = defineSlotRecipe({
  slots: ['root', 'track', 'range'],
  base: {
    track: { height: '2', borderRadius: 'full', background: 'bg.muted', overflow: 'hidden' },
    range: {
      height: 'full',
      borderRadius: 'inherit',
      background: 'brand.primary',
      transition: 'width 200ms ease-out',
    },
  },
});
