/** z-index above the page and above the panel or dialog that opened the layer. */
export const layer = 'calc(var(--t-z-index-floating) + var(--layer-index, 0))';

/** Styles that all floating panels share. */
export const floating = {
  maxHeight: 'min(30rem, var(--available-height, 100dvh))',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  background: 'bg.panel',
  color: 'fg',
  boxShadow: 'float',
  outline: 'none',
  zIndex: layer,
  _open: { animation: 'fade-in 120ms ease-out' },
} as const;

/** A row of a panel that is chosen by a click or by the keyboard. */
export const option = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '10',
  paddingInline: '3',
  borderRadius: 'md',
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  _highlighted: { background: { base: 'bg.subtle', _dark: 'bg.muted' } },
  _disabled: { color: 'fg.muted', cursor: 'default' },
} as const;
