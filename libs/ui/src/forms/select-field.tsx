import { NativeSelect } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { withParts } from '../root/parts-root.tsx';

interface SelectFieldProps extends Omit<FieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
  /** Focuses a field that appears after another element had the focus. */
  autoFocus?: boolean;
  children: ReactNode;
}

export const SelectField = withParts(function SelectField({
  value,
  onChange,
  autoFocus,
  children,
  ...field
}: SelectFieldProps) {
  return (
    <Field {...field}>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={value}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of a dialog that waited for its choices
          autoFocus={autoFocus}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field>
  );
});
