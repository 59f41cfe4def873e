import { Checkbox as ChakraCheckbox, Switch as ChakraSwitch } from '@chakra-ui/react';
import { Check } from '../icons.ts';
import type { ReactNode } from 'react';
import styles from './forms.module.css';
import { withParts } from '../root/parts-root.tsx';

interface ChoiceProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export const Checkbox = withParts(function Checkbox({ checked, onChange, children, hint, disabled }: ChoiceProps) {
  return (
    <ChakraCheckbox.Root
      checked={checked}
      disabled={disabled}
      onCheckedChange={(change) => onChange(change.checked === true)}
    >
      <ChakraCheckbox.HiddenInput />
      <ChakraCheckbox.Control>{checked && <Check aria-hidden />}</ChakraCheckbox.Control>
      <ChakraCheckbox.Label>
        {children}
        <Hint>{hint}</Hint>
      </ChakraCheckbox.Label>
    </ChakraCheckbox.Root>
  );
});

/** Switch for a setting that takes effect at once. */
export const Switch = withParts(function Switch({ checked, onChange, children, hint, disabled }: ChoiceProps) {
  return (
    <ChakraSwitch.Root checked={checked} disabled={disabled} onCheckedChange={(change) => onChange(change.checked)}>
      <ChakraSwitch.Label>
        {children}
        <Hint>{hint}</Hint>
      </ChakraSwitch.Label>
      <ChakraSwitch.HiddenInput role="switch" aria-checked={checked} />
      <ChakraSwitch.Control>
        <ChakraSwitch.Thumb />
      </ChakraSwitch.Control>
    </ChakraSwitch.Root>
  );
});

function Hint({ children }: { children: ReactNode }) {
  return children && <span className={styles.hint}>{children}</span>;
}
