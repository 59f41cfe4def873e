import { Checkbox as ChakraCheckbox, Switch as ChakraSwitch } from '@chakra-ui/react';
import { Check } from '../icons.ts';
import { useId, type ReactNode } from 'react';
import styles from './forms.module.css';
import { withParts } from '../root/parts-root.tsx';

interface ChoiceProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  hint?: ReactNode;
  /** Id of an element elsewhere that describes the choice. */
  describedBy?: string;
  disabled?: boolean;
}

export const Checkbox = withParts(function Checkbox({
  checked,
  onChange,
  children,
  hint,
  describedBy,
  disabled,
}: ChoiceProps) {
  const { words, ...names } = useWords(children, hint, describedBy);
  return (
    <ChakraCheckbox.Root
      checked={checked}
      disabled={disabled}
      onCheckedChange={(change) => onChange(change.checked === true)}
    >
      <ChakraCheckbox.HiddenInput {...names} />
      <ChakraCheckbox.Control>{checked && <Check />}</ChakraCheckbox.Control>
      <ChakraCheckbox.Label>{words}</ChakraCheckbox.Label>
    </ChakraCheckbox.Root>
  );
});

/** Switch for a setting that takes effect at once. */
export const Switch = withParts(function Switch({
  checked,
  onChange,
  children,
  hint,
  describedBy,
  disabled,
}: ChoiceProps) {
  const { words, ...names } = useWords(children, hint, describedBy);
  return (
    <ChakraSwitch.Root checked={checked} disabled={disabled} onCheckedChange={(change) => onChange(change.checked)}>
      <ChakraSwitch.Label>{words}</ChakraSwitch.Label>
      <ChakraSwitch.HiddenInput role="switch" aria-checked={checked} {...names} />
      <ChakraSwitch.Control>
        <ChakraSwitch.Thumb />
      </ChakraSwitch.Control>
    </ChakraSwitch.Root>
  );
});

/** Label and hint of a choice, with the attributes that make them its name and its description. */
function useWords(children: ReactNode, hint: ReactNode, describedBy?: string) {
  const id = useId();
  const [labelId, hintId] = [`${id}label`, `${id}hint`];
  const words = (
    <>
      <span id={labelId}>{children}</span>
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
    </>
  );
  return { words, 'aria-labelledby': labelId, 'aria-describedby': hint ? hintId : describedBy };
}
