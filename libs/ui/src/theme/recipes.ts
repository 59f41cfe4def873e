import {
  fieldSlotRecipe as chakraField,
  inputRecipe as chakraInput,
  nativeSelectSlotRecipe as chakraNativeSelect,
  textareaRecipe as chakraTextarea,
} from '@chakra-ui/react/theme';

const focusRing = {
  outlineWidth: '2px',
  outlineStyle: 'solid',
  outlineColor: 'colorPalette.focusRing',
  outlineOffset: '2px',
};

const control = {
  fontSize: 'md',
  borderColor: 'border.strong',
  background: 'bg.panel',
  minHeight: '11',
  _placeholder: { color: 'fg.muted', opacity: 1 },
  _focusVisible: { ...focusRing, outlineOffset: '0', borderColor: 'transparent' },
  _invalid: { borderColor: 'border.error' },
};

const input = {
  ...chakraInput,
  variants: { ...chakraInput.variants, variant: { outline: { bg: 'bg.panel', borderWidth: '1px', ...control } } },
  defaultVariants: { size: 'lg', variant: 'outline' },
};

const textarea = {
  ...chakraTextarea,
  variants: { ...chakraTextarea.variants, variant: { outline: { bg: 'bg.panel', borderWidth: '1px', ...control } } },
  defaultVariants: { size: 'lg', variant: 'outline' },
};

const nativeSelect = {
  ...chakraNativeSelect,
  variants: {
    ...chakraNativeSelect.variants,
    variant: { outline: { field: { bg: 'bg.panel', borderWidth: '1px', ...control } } },
  },
  defaultVariants: { size: 'lg', variant: 'outline' },
};

export const recipes = { input, textarea };
export const slotRecipes = { field: chakraField, nativeSelect };
