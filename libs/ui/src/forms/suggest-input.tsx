import { Combobox, Portal, createListCollection, useCombobox } from '@chakra-ui/react';
import { useDeferredValue, useMemo, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { bestMatches, type Suggestion } from './best-matches.ts';
import { withParts } from '../root/parts-root.tsx';

interface SuggestInputProps {
  label: string;
  value: string;
  options: (string | Suggestion)[];
  onChange: (value: string) => void;
  /** Called with the chosen or typed text on Enter and on blur; without it, Enter is not handled. */
  onCommit?: (value: string) => void;
  /** Called when the field is left. */
  onLeave?: () => void;
  placeholder?: string;
  className?: string;
  maxLength?: number;
}

const none: string[] = [];

/** Two frames long, because the state machine focuses its field a frame after opening and after closing its list. */
const ignoreFocusCalls = (field: HTMLInputElement) => {
  field.focus = () => undefined;
  requestAnimationFrame(() => requestAnimationFrame(() => Reflect.deleteProperty(field, 'focus')));
};

/** Text field with suggestions; any text is allowed. */
export const SuggestInput = withParts(function SuggestInput({
  label,
  value,
  options,
  onChange,
  onCommit,
  onLeave,
  className,
  ...input
}: SuggestInputProps) {
  const [isFocused, setFocused] = useState(false);
  // after the letter is drawn, because finding and drawing suggestions takes longer
  const sought = useDeferredValue(isFocused ? value : undefined);
  const items = useMemo(() => (sought === undefined ? none : bestMatches(options, sought)), [options, sought]);
  const collection = useMemo(() => createListCollection({ items }), [items]);
  const choose = (option: string) => {
    onChange(option);
    onCommit?.(option);
  };
  const commit = () => onCommit && value.trim() && onCommit(value.trim());
  // flushSync, because the state machine writes the value back and would undo later typing
  const type = (text: string) => flushSync(() => onChange(text));
  const combobox = useCombobox({
    collection,
    value: none,
    inputValue: value,
    allowCustomValue: true,
    selectionBehavior: 'preserve',
    positioning: { placement: 'bottom-start', sameWidth: false, gutter: 4 },
    onInputValueChange: (change) => change.reason === 'input-change' && type(change.inputValue),
    onSelect: ({ itemValue }) => choose(itemValue),
  });
  // before the machine hears of the blur, which it ignores while its list is open
  const close = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const hasWindowLost = document.activeElement === currentTarget;
    if (!combobox.open || hasWindowLost) return;
    combobox.setOpen(false);
    ignoreFocusCalls(currentTarget);
  };
  const leave = () => {
    setFocused(false);
    onLeave?.();
    commit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || combobox.highlightedValue || !onCommit) return;
    event.preventDefault();
    combobox.setOpen(false);
    commit();
  };
  return (
    <Combobox.RootProvider value={combobox} className={className} lazyMount unmountOnExit>
      <Combobox.Control>
        <Combobox.Input
          dir="auto"
          aria-label={label}
          {...input}
          aria-expanded={combobox.open && items.length > 0}
          onFocus={() => setFocused(true)}
          onBlurCapture={close}
          onBlur={leave}
          onKeyDown={onKeyDown}
        />
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner hidden={items.length === 0}>
          <Combobox.Content aria-label={label}>
            {items.map((item) => (
              <Combobox.Item key={item} item={item}>
                {item}
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.RootProvider>
  );
});
