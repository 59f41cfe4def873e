import { defineSlotRecipe } from '@chakra-ui/react';
import { floating, layer, option } from '../theme/surfaces.ts';

/** Large entries on phones; nothing changes elsewhere. */
const tile = {
  flexDirection: { base: 'column', md: 'row' },
  justifyContent: { base: 'center', md: 'flex-start' },
  gap: { base: '1', md: '3' },
  minHeight: { base: '20', md: '11' },
  padding: { base: '0.375rem 0.125rem', md: '0 var(--t-spacing-3)' },
  borderRadius: { base: 'lg', md: 'md' },
  background: { base: 'bg.subtle', md: 'transparent' },
  fontSize: { base: '0.8125rem', md: 'inherit' },
  lineHeight: { base: '1.2', md: 'inherit' },
  textAlign: { base: 'center', md: 'start' },
  hyphens: { base: 'auto', md: 'manual' },
  _highlighted: { background: { base: 'bg.muted', md: { base: 'bg.subtle', _dark: 'bg.muted' } } },
} as const;

/** Beside its button, and a sheet from below on phones; the library sets the place of the former by inline styles. */
export const menuRecipe = defineSlotRecipe({
  slots: ['positioner', 'content', 'item', 'itemText', 'itemCommand', 'separator'],
  base: {
    positioner: {
      mdDown: {
        position: 'fixed !important',
        inset: '0 !important',
        width: 'auto !important',
        minWidth: '0 !important',
        translate: 'none !important',
        transform: 'none !important',
        display: 'flex',
        alignItems: 'flex-end',
        background: 'rgb(20 14 8 / 55%)',
        zIndex: `${layer} !important`,
      },
    },
    content: {
      ...floating,
      minWidth: '13rem',
      maxWidth: { base: 'none', md: 'min(22rem, calc(100vw - 1rem))' },
      width: { base: 'full', md: 'auto' },
      maxHeight: { base: '85dvh', md: 'min(48rem, var(--available-height, 100dvh))' },
      padding: '1.5',
      mdDown: {
        paddingBottom: 'calc(0.375rem + env(safe-area-inset-bottom))',
        borderWidth: '0',
        borderRadius: 'xl',
        borderBottomRadius: '0',
        _open: { animation: 'rise-from-below 200ms ease-out' },
      },
      '& > [data-tiles]': {
        display: { base: 'grid', md: 'contents' },
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        gap: '1.5',
        marginBottom: '1.5',
      },
      '& > [data-tiles] > *': tile,
      '& > [data-tiles] > * > [data-part=item-text]': {
        flex: { base: 'none', md: '1' },
        maxWidth: 'full',
        overflowWrap: 'anywhere',
      },
    },
    item: {
      ...option,
      minHeight: { base: '14', md: '11' },
      '& > svg': { boxSize: '5', flex: 'none', color: 'fg.muted' },
      '&[data-danger], &[data-danger] > svg': { color: 'fg.error' },
    },
    itemText: { flex: '1' },
    itemCommand: { fontFamily: 'body', fontSize: 'sm', color: 'fg.muted' },
    separator: { marginBlock: '1.5', borderTopWidth: '1px', borderColor: 'border' },
  },
});
