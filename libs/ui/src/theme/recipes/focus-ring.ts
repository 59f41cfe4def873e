export const focusRing = {
  outlineWidth: '2px',
  outlineStyle: 'solid',
  outlineColor: 'accent.focusRing',
  outlineOffset: '2px',
} as const;
