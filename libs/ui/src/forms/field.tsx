import { Field as ChakraField, Input, Textarea } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { withParts } from '../root/parts-root.tsx';
import { useUiText } from '../texts/ui-texts.ts';

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** Error message with what to do about it. */
  error?: string;
  required?: boolean;
  children: ReactNode;
}

/**
 * Label, control, and a hint or error. The error is part of the description too, because VoiceOver ignores
 * aria-errormessage.
 */
export const Field = withParts(function Field({ label, hint, error, required, children }: FieldProps) {
  const text = useUiText();
  return (
    <ChakraField.Root invalid={Boolean(error)} required={required}>
      <ChakraField.Label data-mark={required ? `(${text('required')})` : undefined}>{label}</ChakraField.Label>
      {children}
      {(error || hint) && (
        <ChakraField.HelperText as="div">
          {hint}
          {error && (
            <ChakraField.ErrorText role="alert">
              <span className="visually-hidden">{`${label}: `}</span>
              <span>{error}</span>
            </ChakraField.ErrorText>
          )}
        </ChakraField.HelperText>
      )}
    </ChakraField.Root>
  );
});

/** Omits Chakra's style props, whose table is not part of the app. */
export type InputProps = Omit<ComponentProps<'input'>, 'size'>;

type TextFieldProps = Omit<FieldProps, 'children'> & InputProps;

export const TextField = withParts(function TextField({ label, hint, error, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <Input dir={directionOf(input.type)} {...input} />
    </Field>
  );
});

/** Addresses run from left to right in every language; other texts by content. */
const directionOf = (type: InputProps['type']) => (type === 'url' || type === 'email' ? 'ltr' : 'auto');

type TextAreaFieldProps = Omit<FieldProps, 'children'> & ComponentProps<'textarea'>;

export const TextAreaField = withParts(function TextAreaField({
  label,
  hint,
  error,
  required,
  ...textarea
}: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <Textarea autoresize rows={3} {...textarea} />
    </Field>
  );
});
