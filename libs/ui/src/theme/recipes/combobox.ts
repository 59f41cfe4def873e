import { defineSlotRecipe } from '@chakra-ui/react';
import { floating, option } from '../surfaces.ts';

export const comboboxRecipe = defineSlotRecipe({
  slots: ['root', 'control', 'input', 'positioner', 'content', 'item'],
  base: {
    root: { display: 'block' },
    input: { width: 'full' },
    content: { ...floating, minWidth: 'max(12rem, var(--reference-width))', padding: '1.5' },
    item: { ...option, _highlighted: { background: 'accent.subtle', color: 'accent.fg' } },
  },
});
