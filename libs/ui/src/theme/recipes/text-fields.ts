import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { focusRing } from './focus-ring.ts';

const control = {
  width: 'full',
  minHeight: '11',
  paddingInline: '4',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'md',
  background: 'bg.panel',
  color: 'inherit',
  fontSize: 'md',
  textAlign: 'start',
  _placeholder: { color: 'fg.muted', opacity: 1 },
  _focusVisible: { ...focusRing, outlineOffset: '0', borderColor: 'transparent' },
  _invalid: { borderColor: 'border.error' },
  _disabled: { opacity: 0.6, cursor: 'not-allowed' },
} as const;

export const inputRecipe = defineRecipe({ base: control });
export const textareaRecipe = defineRecipe({ base: { ...control, paddingBlock: '2.5', resize: 'vertical' } });
export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'requiredIndicator', 'errorText', 'helperText'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '1.5',
      width: 'full',
    },
    label: {
      fontSize: 'sm',
      fontWeight: 'medium',
      // the empty alternative text keeps the mark out of the field's name, as screen readers get "required" anyway
      '&[data-mark]::after': { content: "' ' attr(data-mark) / ''", color: 'fg.muted', fontWeight: 'normal' },
    },
    errorText: { display: 'block', fontSize: 'sm', fontWeight: 'medium', color: 'fg.error' },
    helperText: { fontSize: 'sm', color: 'fg.muted' },
  },
});
export const nativeSelectRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', width: 'full' },
    field: { ...control, appearance: 'none', paddingInlineEnd: '10' },
    indicator: {
      position: 'absolute',
      insetInlineEnd: '3',
      insetBlock: '0',
      display: 'flex',
      alignItems: 'center',
      boxSize: '5',
      height: 'full',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
});
