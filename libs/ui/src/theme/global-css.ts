import { defineGlobalStyles } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  html: {
    color: 'fg',
    background: 'bg',
    lineHeight: '1.5',
    colorPalette: 'accent',
    scrollbarGutter: 'stable',
    scrollbarColor: '{colors.border.strong} transparent',
    textSizeAdjust: '100%',
    WebkitTapHighlightColor: 'transparent',
  },
  '*': { scrollbarWidth: 'thin' },
  // the place of the scroll bar is painted with the page, not with the backdrop over it
  'html:has([data-scope=dialog][data-part=backdrop][data-state=open])': {
    background: 'color-mix(in srgb, {colors.bg}, rgb(20 14 8) 55%)',
  },
  body: {
    background: 'bg',
    fontFamily: 'body',
    fontSize: 'md',
    fontFeatureSettings: "'kern'",
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4': { fontWeight: '500', lineHeight: '1.25', textWrap: 'balance' },
  'a, button, input, select, textarea, summary, [tabindex]': {
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  },
  'button, [role=button], summary, label': { touchAction: 'manipulation' },
  // without a text, "auto" means left to right, also for an Arabic placeholder
  '[dir=rtl] [dir=auto]:placeholder-shown': { direction: 'rtl' },
  // messages lie below the search of a dialog that stays at the top
  'body:has([data-scope=dialog][data-at-top=true]) [data-scope=toast][data-part=group]': {
    insetBlockStart: 'calc(100dvh - 10rem) !important',
  },
  '*::selection': { background: 'accent.muted', color: 'fg' },
  '.text-link': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    color: 'accent.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
  },
  '.visually-hidden': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
