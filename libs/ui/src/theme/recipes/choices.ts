import { defineSlotRecipe } from '@chakra-ui/react';
import { focusRing } from './focus-ring.ts';

export const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '11',
  cursor: 'pointer',
} as const;
export const words = { flex: '1', minWidth: '0' } as const;
export const onAccent = '#1b1208';
export const box = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSize: '1.375rem',
  borderWidth: '2px',
  borderColor: 'border.strong',
  background: 'bg.panel',
  color: onAccent,
  _checked: { borderColor: 'brand.primary', background: 'brand.primary' },
  _focusVisible: focusRing,
  _disabled: { opacity: 0.55 },
} as const;

export const checkboxRecipe = defineSlotRecipe({
  slots: ['root', 'control', 'label'],
  base: {
    root: row,
    control: { ...box, borderRadius: 'sm', '& > svg': { boxSize: '4', strokeWidth: '3.5' } },
    label: words,
  },
});

export const switchRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'control', 'thumb'],
  base: {
    root: row,
    label: words,
    control: {
      ...box,
      placeItems: 'center start',
      width: '11',
      height: '1.625rem',
      borderRadius: 'full',
      background: 'bg.muted',
      transition: 'background 120ms ease-out',
      _checked: { ...box._checked, placeItems: 'center end' },
    },
    thumb: {
      boxSize: '4',
      marginInline: '0.2rem',
      borderRadius: 'full',
      background: { base: 'border.strong', _checked: onAccent },
    },
  },
});
