import { Input, type InputProps } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type Ref } from 'react';
import { IconButton } from '../actions/button.tsx';
import { Field, type FieldProps } from './field.tsx';
import styles from './forms.module.css';

interface PasswordFieldProps extends Omit<FieldProps, 'children'>, Omit<InputProps, 'required'> {
  showLabel: string;
  hideLabel: string;
  ref?: Ref<HTMLInputElement>;
}

export function PasswordField({ label, hint, error, required, showLabel, hideLabel, ...input }: PasswordFieldProps) {
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
          label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      </div>
    </Field>
  );
}
