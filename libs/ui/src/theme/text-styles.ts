import { defineTextStyles } from '@chakra-ui/react';

export const textStyles = defineTextStyles({
  xs: { value: { fontSize: 'xs', lineHeight: '1.35' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.45' } },
  md: { value: { fontSize: 'md', lineHeight: '1.5' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.5' } },
});
