import { NativeSelect } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { withParts } from '../root/parts-root.tsx';

interface SelectFieldProps<Value extends string> extends Omit<FieldProps, 'children'> {
  value: Value;
  onChange: (value: Value) => void;
  /** Focuses a field that appears after another element had the focus. */
  autoFocus?: boolean;
  /** Options, each with one of the values. */
  children: ReactNode;
}

export const SelectField = withParts(function SelectField<Value extends string>({
  value,
  onChange,
  autoFocus,
  children,
  ...field
}: SelectFieldProps<Value>) {
  return (
    <Field {...field}>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={value}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of a dialog that waited for its choices
          autoFocus={autoFocus}
          onChange={(event) => onChange(event.currentTarget.value as Value)}
        >
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field>
  );
});
