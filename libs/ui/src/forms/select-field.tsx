import { NativeSelect } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';

interface SelectFieldProps extends Omit<FieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

export function SelectField({ value, onChange, children, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field>
  );
}
