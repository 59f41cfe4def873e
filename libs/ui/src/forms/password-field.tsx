import { Input } from '@chakra-ui/react';
import { Eye, EyeOff } from '../late-icons.ts';
import { useState, type Ref } from 'react';
import { IconButton } from '../actions/button.tsx';
import { useUiText } from '../texts/ui-texts.ts';
import { Field, type FieldProps, type InputProps } from './field.tsx';
import styles from './forms.module.css';
import { withParts } from '../root/parts-root.tsx';

interface PasswordFieldProps extends Omit<FieldProps, 'children'>, Omit<InputProps, 'required'> {
  ref?: Ref<HTMLInputElement>;
}

export const PasswordField = withParts(function PasswordField({
  label,
  hint,
  error,
  required,
  ...input
}: PasswordFieldProps) {
  const text = useUiText();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <div className={styles.withButton}>
        <Input
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          paddingInlineEnd="12"
          {...input}
        />
        <IconButton
          size="small"
          className={styles.inside}
          label={`${text(shown ? 'hidePassword' : 'showPassword')}: ${label}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      </div>
    </Field>
  );
});
