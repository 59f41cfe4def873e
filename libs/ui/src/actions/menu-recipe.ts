import { defineSlotRecipe } from '@chakra-ui/react';
import { floating, option } from '../theme/surfaces.ts';

export const menuRecipe = defineSlotRecipe({
  slots: ['content', 'item', 'itemText', 'itemCommand', 'separator'],
  base: {
    content: { ...floating, minWidth: '13rem', maxWidth: 'min(22rem, calc(100vw - 1rem))', padding: '1.5' },
    item: {
      ...option,
      minHeight: '11',
      '& > svg': { boxSize: '5', flex: 'none', color: 'fg.muted' },
      '&[data-danger], &[data-danger] > svg': { color: 'fg.error' },
    },
    itemText: { flex: '1' },
    itemCommand: { fontFamily: 'body', fontSize: 'sm', color: 'fg.muted' },
    separator: { marginBlock: '1.5', borderTopWidth: '1px', borderColor: 'border' },
  },
});
