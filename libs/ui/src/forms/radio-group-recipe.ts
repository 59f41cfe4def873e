import { defineSlotRecipe } from '@chakra-ui/react';
import { box, onAccent, row, words } from '../theme/recipes/choices.ts';

export const radioGroupRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'item', 'itemControl', 'itemText'],
  base: {
    label: { fontWeight: 'medium' },
    item: row,
    itemControl: {
      ...box,
      borderRadius: 'full',
      _checked: {
        ...box._checked,
        _after: { content: '""', boxSize: '2', borderRadius: 'full', background: onAccent },
      },
    },
    itemText: words,
  },
});
