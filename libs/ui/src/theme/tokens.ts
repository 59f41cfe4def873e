import { defineTokens } from '@chakra-ui/react';

const sans =
  "'Roboto Variable', Roboto, system-ui, -apple-system, 'Segoe UI', 'Noto Sans', 'Noto Sans Arabic', 'Noto Sans Hebrew', sans-serif";

const px = (value: number) => ({ value: `${value / 16}rem` });

/** Steps of 4 px with the halves that small controls need. The names are those that Chakra's recipes use. */
const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24];
const scale = Object.fromEntries(steps.map((step) => [String(step), px(step * 4)]));

const weights = {
  normal: { value: '400' },
  medium: { value: '500' },
  semibold: { value: '500' },
  bold: { value: '700' },
};

export const tokens = defineTokens({
  colors: {
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
    black: { value: '#1F1B17' },
    white: { value: '#FFFFFF' },
    brand: {
      primary: { value: '#E58325' },
      secondary: { value: '#007A99' },
      tertiary: { value: '#973542' },
    },
  },
  fonts: {
    body: { value: sans },
    heading: { value: sans },
    mono: { value: 'ui-monospace, Menlo, Consolas, monospace' },
  },
  fontSizes: {
    '2xs': px(11),
    xs: px(12),
    sm: px(14),
    md: px(16),
    lg: px(18),
    xl: px(22),
    '2xl': px(28),
    '3xl': px(36),
    '4xl': px(44),
  },
  fontWeights: weights,
  spacing: scale,
  sizes: { ...scale, full: { value: '100%' } },
  radii: {
    none: { value: '0' },
    xs: px(4),
    sm: px(6),
    md: px(8),
    lg: px(12),
    xl: px(16),
    full: { value: '9999px' },
  },
  zIndex: { floating: { value: 1000 } },
  durations: { faster: { value: '120ms' }, fast: { value: '150ms' }, moderate: { value: '200ms' } },
});
