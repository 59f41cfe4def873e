import { defineSlotRecipe } from '@chakra-ui/react';

const button = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '11',
  minHeight: '11',
  borderRadius: 'md',
  fontWeight: 'medium',
  cursor: 'pointer',
} as const;

const icon = (light: string, dark: string) => ({ '& > svg:first-of-type': { color: { base: light, _dark: dark } } });

export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'actionTrigger', 'closeTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'max-content',
      maxWidth: 'min(34rem, calc(100vw - 2rem))',
      minHeight: '12',
      paddingBlock: '2',
      paddingInlineStart: '4',
      paddingInlineEnd: '2',
      borderRadius: 'lg',
      background: 'bg.inverted',
      color: 'fg.inverted',
      boxShadow: 'float',
      pointerEvents: 'auto',
      translate: 'var(--x) var(--y)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity',
      transition: 'translate 160ms ease-out, opacity 160ms ease-out',
      '& > svg': { flex: 'none' },
      '&[data-kind=success]': icon('#6fcf75', '#2e7d32'),
      '&[data-kind=error]': icon('#ff8a80', '#c62828'),
      '&[data-kind=warning]': icon('#ffab66', '#c2410c'),
      '&[data-kind=info]': icon('#7cbcf7', '#1565c0'),
    },
    title: { flex: '1' },
    actionTrigger: { ...button, paddingInline: '3', textDecoration: 'underline', textUnderlineOffset: '3px' },
    closeTrigger: button,
  },
});
