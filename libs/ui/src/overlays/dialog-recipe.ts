import { defineSlotRecipe } from '@chakra-ui/react';

const layer = 'calc(var(--t-z-index-floating) + var(--layer-index, 0))';

export const dialogRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      background: 'rgb(20 14 8 / 55%)',
      zIndex: layer,
      _open: { animation: 'fade-in 160ms ease-out' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'flex-end', md: 'center' },
      padding: { base: '0', md: '4' },
      zIndex: layer,
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: { base: 'full', md: 'min(var(--dialog-width), 100%)' },
      maxHeight: { base: '90dvh', md: 'min(46rem, 100%)' },
      borderRadius: 'xl',
      borderBottomRadius: { base: '0', md: 'xl' },
      paddingBottom: { base: 'env(safe-area-inset-bottom)', md: '0' },
      background: 'bg.panel',
      color: 'fg',
      boxShadow: 'float',
      overflow: 'hidden',
      outline: 'none',
      _open: { animation: { base: 'rise-from-below 200ms ease-out', md: 'rise 160ms ease-out' } },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingTop: '4',
      paddingBottom: '2',
      paddingInlineStart: '6',
      paddingInlineEnd: '4',
    },
    title: { flex: '1', fontSize: 'xl' },
    body: {
      flex: '1',
      minHeight: '0',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      paddingTop: '2',
      paddingInline: '6',
      paddingBottom: '6',
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      paddingBlock: '4',
      paddingInline: '6',
      borderTopWidth: '1px',
      '& > *': { flex: { base: '1', md: 'none' } },
    },
  },
});
