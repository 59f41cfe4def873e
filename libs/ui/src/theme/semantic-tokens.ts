import { defineSemanticTokens } from '@chakra-ui/react';

const both = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** The names that Chakra's recipes read from a colour palette. */
const palette = (
  solid: [string, string],
  contrast: [string, string],
  text: [string, string],
  subtle: [string, string],
  muted: [string, string],
  hover: [string, string],
) => ({
  solid: both(...solid),
  contrast: both(...contrast),
  fg: both(...text),
  subtle: both(...subtle),
  muted: both(...muted),
  emphasized: both(...hover),
  focusRing: both('#A4560A', '#F2A65E'),
  border: both(...muted),
});

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: both('#FAF8F5', '#121212'),
      panel: both('#FFFFFF', '#2B2B2B'),
      subtle: both('#F3EFE9', '#1E1D1C'),
      muted: both('#EAE4DB', '#3A3734'),
      emphasized: both('#DED6CA', '#4A4642'),
      inverted: both('#1F1B17', '#F1EDE8'),
    },
    fg: {
      DEFAULT: both('#1F1B17', '#F1EDE8'),
      muted: both('#6B655E', '#B8B2AA'),
      subtle: both('#6B655E', '#B8B2AA'),
      inverted: both('#FFFFFF', '#1F1B17'),
      error: both('#C62828', '#FF9A93'),
      success: both('#2E7D32', '#8FD694'),
      warning: both('#C2410C', '#FFB27A'),
      info: both('#1976D2', '#8CC4FA'),
    },
    border: {
      DEFAULT: both('#E6DFD5', '#3F3B38'),
      strong: both('#8C847A', '#8F877F'),
      muted: both('#EFEAE2', '#2F2C2A'),
      error: both('#C62828', '#FF9A93'),
    },
    accent: palette(
      ['#E58325', '#E58325'],
      ['#1B1208', '#1B1208'],
      ['#A4560A', '#F2A65E'],
      ['#FCEEDF', '#3A2A1B'],
      ['#F7DFC5', '#4D3721'],
      ['#D8761A', '#F09038'],
    ),
    neutral: palette(
      ['#2A2520', '#F1EDE8'],
      ['#FFFFFF', '#1F1B17'],
      ['#1F1B17', '#F1EDE8'],
      ['#F3EFE9', '#35322F'],
      ['#EAE4DB', '#423E3A'],
      ['#DED6CA', '#524D48'],
    ),
    danger: palette(
      ['#C62828', '#C62828'],
      ['#FFFFFF', '#FFFFFF'],
      ['#C62828', '#FF9A93'],
      ['#FDECEA', '#3B2020'],
      ['#F9D7D4', '#552A2A'],
      ['#A82020', '#D64545'],
    ),
    secondary: palette(
      ['#007A99', '#007A99'],
      ['#FFFFFF', '#FFFFFF'],
      ['#006D89', '#6CCBE4'],
      ['#E1F2F6', '#16323A'],
      ['#C5E5ED', '#1E4550'],
      ['#006780', '#0A8DAF'],
    ),
    success: { solid: both('#2E7D32', '#2E7D32'), subtle: both('#E8F3E8', '#1D3320') },
    warning: { solid: both('#C2410C', '#C2410C'), subtle: both('#FDEEE4', '#3B2618') },
    info: { solid: both('#1565C0', '#1565C0'), subtle: both('#E5F0FB', '#182B40') },
    favourite: both('#C2303F', '#FF8A8F'),
    rating: both('#C26A12', '#F2A65E'),
  },
  radii: {
    l1: { value: '{radii.sm}' },
    l2: { value: '{radii.md}' },
    l3: { value: '{radii.lg}' },
  },
  shadows: {
    xs: both('0 1px 2px rgb(60 40 20 / 8%)', '0 1px 2px rgb(0 0 0 / 50%)'),
    float: both('0 8px 28px rgb(60 40 20 / 16%), 0 1px 3px rgb(60 40 20 / 10%)', '0 8px 28px rgb(0 0 0 / 60%)'),
  },
});
