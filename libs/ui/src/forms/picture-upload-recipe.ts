import { defineSlotRecipe } from '@chakra-ui/react';
import { focusRing } from '../theme/recipes/focus-ring.ts';

export const pictureUploadRecipe = defineSlotRecipe({
  slots: ['root', 'dropzone', 'trigger'],
  base: {
    root: { display: 'grid', gap: '2' },
    dropzone: { position: 'relative', '&[data-dragging]': { ...focusRing, outlineStyle: 'dashed' } },
  },
});
