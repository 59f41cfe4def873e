import { RadioGroup as ChakraRadioGroup } from '@chakra-ui/react';
import { radioGroupRecipe } from './radio-group-recipe.ts';
import { withParts } from '../root/parts-root.tsx';

interface RadioGroupProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

export const RadioGroup = withParts(function RadioGroup<Value extends string>({
  label,
  value,
  options,
  onChange,
}: RadioGroupProps<Value>) {
  const choose = (change: { value: string | null }) => {
    const chosen = options.find((option) => option.value === change.value);
    if (chosen) onChange(chosen.value);
  };
  return (
    <ChakraRadioGroup.Root recipe={radioGroupRecipe} value={value} onValueChange={choose}>
      <ChakraRadioGroup.Label>{label}</ChakraRadioGroup.Label>
      {options.map((option) => (
        <ChakraRadioGroup.Item key={option.value} value={option.value}>
          <ChakraRadioGroup.ItemHiddenInput />
          <ChakraRadioGroup.ItemControl />
          <ChakraRadioGroup.ItemText>{option.label}</ChakraRadioGroup.ItemText>
        </ChakraRadioGroup.Item>
      ))}
    </ChakraRadioGroup.Root>
  );
});
